import { type TableRound, tableMessageSchema } from '../../apps/arcade/src/shared-rounds/table-protocol.ts'
import type { ServerClient } from './server-client.ts'

type Phase = TableRound['phase']

/** A player who watches a table, which goes on to its next round as long as somebody does. */
export class TableSocket {
  readonly #socket: WebSocket
  #phase: Phase | null = null
  #wake: () => void = () => {}

  constructor(client: ServerClient, token: string, table: string) {
    const url = new URL('arcade/api/tables/watch', client.url())
    url.protocol = 'ws:'
    this.#socket = new WebSocket(url)
    this.#socket.onopen = () => this.#socket.send(JSON.stringify({ type: 'watch', token, table }))
    this.#socket.onmessage = ({ data }) => this.#take(String(data))
    this.#socket.onclose = () => this.#wake()
    // A killed server closes the socket, too.
    this.#socket.onerror = () => {}
  }

  /** Waits until the table’s round is in the phase. Resolves to false when that takes too long, or the socket has closed. */
  async waitFor(phase: Phase, withinMs: number): Promise<boolean> {
    const giveUpAt = Date.now() + withinMs
    while (this.#phase !== phase) {
      const leftMs = giveUpAt - Date.now()
      if (leftMs <= 0 || this.#socket.readyState > WebSocket.OPEN) return false
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, leftMs)
      this.#wake = resolve
      await promise
      clearTimeout(timer)
    }
    return true
  }

  close(): void {
    this.#socket.close()
  }

  #take(text: string): void {
    const message = tableMessageSchema.parse(JSON.parse(text))
    if (message.type === 'refused') this.#socket.close()
    if (message.type === 'refused' || message.type === 'mine' || message.round == null) return
    this.#phase = message.round.phase
    this.#wake()
  }
}
