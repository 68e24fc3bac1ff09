import type { WebSocket } from 'ws'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlayerRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import { findEndedSessions } from '../sessions/find-ended-sessions.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { CLOSE_SESSION_ENDED, CLOSE_TOO_SLOW } from './close-codes.ts'
import { closeOrTerminate } from './close-or-terminate.ts'
import type { TableMessage } from './table-protocol.ts'

/** A client that is behind by more is disconnected; it gets a snapshot when it comes back. */
const MAX_BUFFERED_BYTES = 1_048_576

/** A socket that joined a table, with the session that it joined by. */
export class TableWatcher {
  readonly socket: WebSocket
  readonly sessionId: string
  readonly player: PlayerRow

  constructor(socket: WebSocket, { sessionId, player }: Pick<GameSession, 'sessionId' | 'player'>) {
    this.socket = socket
    this.sessionId = sessionId
    this.player = player
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** Sends an encoded message; closes the socket of a client that is too slow to take it. */
  send(data: string | Buffer): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) closeOrTerminate(this.socket, CLOSE_TOO_SLOW)
    else this.socket.send(data, { binary: false })
  }

  /** The session has ended: tells the page why, and closes the socket. */
  end(code: GameErrorCode): void {
    const message: TableMessage = { type: 'refused', code }
    this.send(JSON.stringify(message))
    if (this.isOpen) closeOrTerminate(this.socket, CLOSE_SESSION_ENDED)
  }
}

/** Ends the watchers whose sessions have ended, by one query for all of them. The others stay open. */
export async function endEndedWatchers(ctx: ArcadeContext, watchers: Iterable<TableWatcher>): Promise<void> {
  const open = [...watchers].filter(({ isOpen }) => isOpen)
  if (open.length === 0) return
  const ended = await findEndedSessions(
    ctx,
    open.map(({ sessionId }) => sessionId),
  )
  for (const watcher of open) {
    const code = ended.get(watcher.sessionId)
    if (code !== undefined) watcher.end(code)
  }
}
