import type { WebSocket } from 'ws'

/** How long a socket may stay open without joining a table. */
const JOIN_WITHIN_MS = 10_000
/** A client that does not answer the closing handshake in time is terminated. */
const CLOSE_WITHIN_MS = 2_000
export const CLOSE_REFUSED = 4003

/** Closes a socket that does not join in time. The returned function, or closing, cancels the timer. */
export function startJoinTimeout(socket: Pick<WebSocket, 'close' | 'terminate' | 'once'>): () => void {
  let termination: NodeJS.Timeout | undefined
  const timer = setTimeout(() => {
    socket.close(CLOSE_REFUSED)
    termination = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS)
  }, JOIN_WITHIN_MS)
  const stop = () => {
    clearTimeout(timer)
    clearTimeout(termination)
  }
  socket.once('close', stop)
  return stop
}
