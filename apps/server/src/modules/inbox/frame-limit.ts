import type { WebSocket } from 'ws'

/** After its join a client has nothing to say but a sign of life. */
const MOST_FRAMES = 50

export interface FrameLimit {
  /** Drops the socket as soon as it has sent too many messages and pings since the last `reset`. */
  watch(socket: WebSocket): void
  reset(sockets: Iterable<WebSocket>): void
}

/** Keeps clients from flooding the hall with frames that nobody reads. */
export function createFrameLimit(): FrameLimit {
  const counts = new WeakMap<WebSocket, number>()
  return {
    watch(socket) {
      const hear = () => {
        const count = (counts.get(socket) ?? 0) + 1
        counts.set(socket, count)
        if (count > MOST_FRAMES) socket.terminate()
      }
      socket.on('message', hear).on('ping', hear)
    },
    reset(sockets) {
      for (const socket of sockets) counts.delete(socket)
    },
  }
}
