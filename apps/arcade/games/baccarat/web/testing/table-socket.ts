import type { TableMessage, TableRound } from '../../../../src/shared-rounds/table-protocol.ts'

type Snapshot = Extract<TableMessage, { type: 'snapshot' }>

/** Replaces the browser's WebSocket by one that a test speaks through. Returns what sends messages, and what ends it. */
export function createTableSocket() {
  const original = globalThis.WebSocket
  const open: TestSocket[] = []
  class TestSocket {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    readonly readyState = TestSocket.OPEN
    readonly sent: string[] = []
    onopen: (() => void) | null = null
    onmessage: ((message: { data: string }) => void) | null = null
    onclose: (() => void) | null = null
    constructor() {
      open.push(this)
      queueMicrotask(() => this.onopen?.())
    }
    send(text: string) {
      this.sent.push(text)
    }
    close() {}
  }
  Object.assign(globalThis, { WebSocket: TestSocket })
  return {
    /** Whether a page has asked to watch a table. */
    hasJoined: (table: string) =>
      open.some(({ sent }) => sent.some((text) => text.includes(`"table":"${table}"`))),
    send(message: TableMessage) {
      for (const socket of open) socket.onmessage?.({ data: JSON.stringify(message) })
    },
    restore() {
      Object.assign(globalThis, { WebSocket: original })
    },
  }
}

/** A hand that takes bets, the third of its shoe. */
export const testTableRound = (change: Partial<TableRound> = {}): TableRound => ({
  number: 3,
  phase: 'betting',
  commitment: 'ab'.repeat(32),
  salt: 'a public salt',
  opened_at: new Date().toISOString(),
  closes_at: new Date(Date.now() + 10_000).toISOString(),
  runs_at: new Date(Date.now() + 11_000).toISOString(),
  ends_at: null,
  seed: null,
  result: null,
  ...change,
})

export const testSnapshot = (round: TableRound, history: Snapshot['history'] = []): Snapshot => ({
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
  history,
})
