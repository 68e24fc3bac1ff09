import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * After this time in which a connection moved no byte it is closed: a client that does not read its answer holds it in memory.
 * Longer than any call may take.
 */
export const CONNECTION_TIMEOUT_MS = 60_000

/** An answer's last bytes may be on their way when the next request arrives; more than this is a client that does not wait. */
const MAX_UNANSWERED = 4

/**
 * Closes a connection that sends requests without waiting for their answers. Node begins them all at once and keeps each answer
 * until those before it are read; browsers and reverse proxies send one request at a time on a connection.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MAX_UNANSWERED || socket.destroyed) {
      // Without `done`, the request ends here.
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}
