import type { TableMessage, TableRound } from '../../../src/shared-rounds/table-protocol.ts'

/** Replaces the socket of a table; `send` delivers a message to the page. */
export class FakeTable {
  static readonly OPEN = 1
  static readonly CONNECTING = 0
  /** The newest connection of the page. */
  static latest: FakeTable | null = null
  readonly readyState = FakeTable.OPEN
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    FakeTable.latest = this
  }

  static message(message: TableMessage): void {
    FakeTable.latest?.onmessage?.({ data: JSON.stringify(message) })
  }

  send(): void {}
  close(): void {}
}

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A round of the table that takes bets for ten seconds, or began to run 3.3 s ago. */
export const tableRound = (phase: TableRound['phase'], result: TableRound['result'] = null): TableRound => ({
  number: 7,
  phase,
  commitment: 'ab'.repeat(32),
  salt: 'a public salt',
  opened_at: later(0),
  closes_at: later(10_000),
  runs_at: later(phase === 'betting' ? 11_000 : -3_300),
  ends_at: null,
  seed: null,
  result,
})

export const snapshot = (round: TableRound): TableMessage => ({
  type: 'snapshot',
  table: 'standard',
  chain: {
    terminal_hash: 'cd'.repeat(32),
    salt_source: { kind: 'beacon', chain_hash: 'be'.repeat(32), round: 7 },
    salt: 'a public salt',
    published_at: '2026-01-01T00:00:00.000Z',
    next: null,
  },
  round,
  bets: [],
  bets_count: 0,
  bets_total: '0.00',
  history: [],
})

export const update = (round: TableRound): TableMessage => ({
  type: 'update',
  server_time: later(0),
  round,
  bets: [],
  bets_count: 1,
  bets_total: '10.00',
  history: [],
})
