import { formatAmount } from '../wallet/amount.ts'
import type { SeededRound } from './round-queries.ts'

/** The fields shared by the round views of all games. */
export function roundBaseView(row: SeededRound) {
  return {
    round_id: row.round_id,
    bet: formatAmount(row.bet),
    win: formatAmount(row.win),
    opened_at: row.opened_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    fairness: {
      server_seed_hash: row.seed_hash,
      server_seed: row.revealed_at === null ? null : row.seed,
      client_seed: row.client_seed,
      nonce: row.nonce,
    },
  }
}
