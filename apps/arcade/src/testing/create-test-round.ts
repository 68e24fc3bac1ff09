import type { Round } from '../game-api/schema.ts'

/** What the rounds of all games have in common, of a settled round. */
export const createTestRound = (change: Partial<Round> = {}): Round => ({
  round_id: '00000000-0000-4000-8000-000000000001',
  game: 'a-game',
  status: 'settled',
  bet: '10.00',
  win: '0.00',
  opened_at: '2026-01-01T00:00:00.000Z',
  settled_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-02T00:00:00.000Z',
  fairness: { server_seed_hash: 'ab'.repeat(32), server_seed: null, client_seed: 'mine', nonce: 7 },
  ...change,
})
