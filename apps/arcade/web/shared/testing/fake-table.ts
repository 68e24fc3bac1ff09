import type { TableMessage, TableRound } from '../../../src/shared-rounds/table-protocol.ts'

type Snapshot = Extract<TableMessage, { type: 'snapshot' }>

/** Stands for the server of tables. */
export interface FakeTable {
  /** Whether a page has asked to watch a table. */
  hasJoined(table: string): boolean
  /** Delivers a message to every page. */
  send(message: TableMessage): void
  /** Gives the browser's own WebSocket back. */
  restore(): void
}

/** Replaces the browser's WebSocket. Each test has its own: a page of the test before is none of its pages. */
export function createFakeTable(): FakeTable {
  const original = globalThis.WebSocket
  const opened: FakeSocket[] = []
  class FakeSocket {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    readonly readyState = FakeSocket.OPEN
    readonly sent: string[] = []
    onopen: (() => void) | null = null
    onmessage: ((event: { readonly data: string }) => void) | null = null
    onclose: (() => void) | null = null
    constructor() {
      opened.push(this)
      queueMicrotask(() => this.onopen?.())
    }
    send(text: string): void {
      this.sent.push(text)
    }
    close(): void {}
  }
  Object.assign(globalThis, { WebSocket: FakeSocket })
  return {
    hasJoined: (table) => opened.some(({ sent }) => sent.some((text) => text.includes(`"table":"${table}"`))),
    send(message) {
      for (const socket of opened) socket.onmessage?.({ data: JSON.stringify(message) })
    },
    restore: () => void Object.assign(globalThis, { WebSocket: original }),
  }
}

const later = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A round of the table that takes bets for ten seconds, or began to run 3.3 s ago. */
export const tableRound = (phase: TableRound['phase'], change: Partial<TableRound> = {}): TableRound => ({
  number: 7,
  phase,
  commitment: 'ab'.repeat(32),
  salt: 'a public salt',
  opened_at: later(0),
  closes_at: later(10_000),
  runs_at: later(phase === 'betting' ? 11_000 : -3_300),
  ends_at: null,
  seed: null,
  result: null,
  ...change,
})

export const snapshot = (round: TableRound, history: Snapshot['history'] = []): TableMessage => ({
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

export const update = (round: TableRound): TableMessage => ({
  type: 'update',
  server_time: later(0),
  round,
  bets: [],
  bets_count: 1,
  bets_total: '10.00',
  history: [],
})
