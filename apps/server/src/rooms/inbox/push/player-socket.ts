import type { Locale } from '@gamehall/contract/constants'
import type { WebSocket } from 'ws'
import type { InboxContext } from '../tables.ts'
import { readOutbox } from './push-queries.ts'

const READ_AT_ONCE = 100
/** Above this, a slow client is disconnected; it catches up when it reconnects. */
const MAX_BUFFERED_BYTES = 1_048_576
const CLOSE_KICKED = 4001
const CLOSE_TOO_SLOW = 4008

/**
 * One joined socket with the sequence number sent so far; `pump` sends everything after it, in order. Backfill, cut-over and
 * live delivery share this path: a wake-up during a pump triggers another read.
 */
export class PlayerSocket {
  readonly playerId: bigint
  readonly sessionId: bigint
  readonly locale: Locale
  readonly #ctx: InboxContext
  readonly #socket: WebSocket
  #sentSeq: bigint
  #isPumping = false
  #isWoken = false

  constructor(
    ctx: InboxContext,
    socket: WebSocket,
    login: { readonly playerId: bigint; readonly sessionId: bigint; readonly locale: Locale },
    fromSeq: bigint,
  ) {
    this.#ctx = ctx
    this.#socket = socket
    this.playerId = login.playerId
    this.sessionId = login.sessionId
    this.locale = login.locale
    this.#sentSeq = fromSeq
  }

  /** Closes the socket; by default with the code for an ended session. */
  close(code = CLOSE_KICKED): void {
    this.#socket.close(code)
  }

  /** Sends a broadcast; skipped for a slow client, which finds it in its lists. */
  say(text: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#socket.bufferedAmount > MAX_BUFFERED_BYTES)
      return
    this.#socket.send(text, { binary: false })
  }

  async pump(): Promise<void> {
    this.#isWoken = true
    if (this.#isPumping) return
    this.#isPumping = true
    try {
      while (this.#isWoken && this.#socket.readyState === this.#socket.OPEN) {
        this.#isWoken = false
        if ((await this.#sendNext()) === READ_AT_ONCE) this.#isWoken = true
      }
    } finally {
      this.#isPumping = false
    }
  }

  async #sendNext(): Promise<number> {
    const entries = await readOutbox(this.#ctx.db, this.playerId, this.#sentSeq, READ_AT_ONCE)
    for (const { seq, sessionId, message } of entries) {
      this.#sentSeq = seq
      if (sessionId !== null && sessionId !== this.sessionId) continue
      if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
        this.#socket.close(CLOSE_TOO_SLOW)
        return 0
      }
      this.#socket.send(JSON.stringify(message))
      if (message.msg_type === 'kick') {
        this.#socket.close(CLOSE_KICKED)
        return 0
      }
    }
    return entries.length
  }
}
