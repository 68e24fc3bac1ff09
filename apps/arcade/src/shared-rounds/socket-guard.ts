import type { IncomingMessage } from 'node:http'
import { networkKey } from '../game-api/rate-limit.ts'

/** Maximum sockets per network that have not joined a table yet. */
const MAX_UNJOINED = 20

export type SocketRefusal = 403 | 429

export interface SocketGuard {
  /**
   * Decides whether a socket may be opened: 403 from a page of another origin, 429 with too many unjoined sockets of this
   * network. Null admits it and counts it until `leave`.
   */
  enter(request: IncomingMessage): SocketRefusal | null
  /** The socket joined or closed. */
  leave(request: IncomingMessage): void
}

/** The proxies and origins in front of the arcade. */
export interface SocketProxy {
  /** Number of trusted reverse proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: number
  /** Origins of the arcade's own pages, besides the host that a request names. */
  readonly ownOrigins: readonly string[]
}

/** Checks origin and number of unjoined sockets before the WebSocket handshake. Game pages are on the arcade's own origin. */
export function createSocketGuard({ trustedProxies, ownOrigins }: SocketProxy): SocketGuard {
  const unjoined = new Map<string, number>()
  const counted = new WeakMap<IncomingMessage, string>()

  const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined ||
    ownOrigins.includes(origin) ||
    (URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase())

  return {
    enter(request) {
      if (!isOwnOrigin(request)) return 403
      const key = networkKey(addressOf(request, trustedProxies))
      const count = unjoined.get(key) ?? 0
      if (count >= MAX_UNJOINED) return 429
      unjoined.set(key, count + 1)
      counted.set(request, key)
      return null
    },
    leave(request) {
      const key = counted.get(request)
      if (key === undefined) return
      counted.delete(request)
      const left = (unjoined.get(key) ?? 1) - 1
      if (left > 0) unjoined.set(key, left)
      else unjoined.delete(key)
    },
  }
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const hops = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}
