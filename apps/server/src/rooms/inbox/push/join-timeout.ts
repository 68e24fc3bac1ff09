import type { WebSocket } from 'ws'

/** How long a socket may stay open without joining a room. */
const JOIN_WITHIN_MS = 10_000
/** A client that does not answer the closing handshake in time is terminated. */
const CLOSE_WITHIN_MS = 2_000
export const CLOSE_NOT_JOINED = 4003

type Closable = Pick<WebSocket, 'close' | 'terminate' | 'once'>

/** Closes a socket that does not join in time. The returned function, or closing, cancels the timer and calls `settle`. */
export function startJoinTimeout(
  socket: Closable,
  settle: () => void,
  withinMs: number = JOIN_WITHIN_MS,
): () => void {
  const timer = setTimeout(() => closeOrTerminate(socket, CLOSE_NOT_JOINED), withinMs)
  const settleJoin = () => {
    clearTimeout(timer)
    settle()
  }
  socket.once('close', settleJoin)
  return settleJoin
}

/** Closes a socket, and terminates it when the closing handshake is not answered. */
export function closeOrTerminate(socket: Closable, code: number): void {
  socket.close(code)
  const timer = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS)
  socket.once('close', () => clearTimeout(timer))
}
