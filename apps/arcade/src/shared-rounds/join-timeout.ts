import type { WebSocket } from 'ws'
import { CLOSE_REFUSED } from './close-codes.ts'
import { closeOrTerminate } from './close-or-terminate.ts'

/** How long a socket may stay open without joining a table. */
const JOIN_WITHIN_MS = 10_000

/** Closes a socket that does not join in time. The returned function, or closing, cancels the timer. */
export function startJoinTimeout(socket: Pick<WebSocket, 'close' | 'terminate' | 'once'>): () => void {
  const timer = setTimeout(() => closeOrTerminate(socket, CLOSE_REFUSED), JOIN_WITHIN_MS)
  const stop = () => clearTimeout(timer)
  socket.once('close', stop)
  return stop
}
