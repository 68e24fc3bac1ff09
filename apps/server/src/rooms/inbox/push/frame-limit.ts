import type { WebSocket } from 'ws'

/** After joining, a client only needs to send keep-alives. */
const MAX_FRAMES = 50

export interface FrameLimit {
  /** Terminates the socket once it has sent too many messages and pings since the last `reset`. */
  watch(socket: WebSocket): void
  reset(sockets: Iterable<WebSocket>): void
}

/** Limits the frames that a client may send between two resets. */
export function createFrameLimit(): FrameLimit {
  const counts = new WeakMap<WebSocket, number>()
  return {
    watch(socket) {
      const countFrame = () => {
        const count = (counts.get(socket) ?? 0) + 1
        counts.set(socket, count)
        if (count > MAX_FRAMES) socket.terminate()
      }
      socket.on('message', countFrame).on('ping', countFrame)
    },
    reset(sockets) {
      for (const socket of sockets) counts.delete(socket)
    },
  }
}
