import type { WebSocket } from 'ws'

/** A client that does not answer the closing handshake in time is terminated. */
const CLOSE_WITHIN_MS = 2_000

/** Closes a socket, whatever its client does. */
export function closeOrTerminate(
  socket: Pick<WebSocket, 'close' | 'terminate' | 'once'>,
  code: number,
): void {
  socket.close(code)
  const timer = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS)
  socket.once('close', () => clearTimeout(timer))
}
