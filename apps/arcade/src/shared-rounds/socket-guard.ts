import type { IncomingMessage } from 'node:http'
import { addressKey } from '@gamehall/http'

/** Maximum sockets of all networks. */
export const MAX_SOCKETS = 20_000
/** Maximum sockets of one network, joined or not: a carrier's address is shared by many players. */
const MAX_PER_NETWORK = 200
/** Maximum sockets per network that have not joined a table yet. */
const MAX_UNJOINED = 20
/** What demo players, who need no account, may take of these at most. */
const MAX_DEMO = MAX_SOCKETS / 4
const MAX_DEMO_PER_NETWORK = MAX_PER_NETWORK / 4

export type SocketRefusal = 403 | 429

export interface SocketGuard {
  /**
   * Decides whether a socket may be opened: 403 from a page of another origin, 429 with too many sockets, or too many unjoined
   * ones, of this network. Null admits it and counts it until `leave`.
   */
  enter(request: IncomingMessage): SocketRefusal | null
  /** The socket joins a table. Returns false when demo players have their share, and this is one. */
  join(request: IncomingMessage, player: { readonly isDemo: boolean }): boolean
  /** The socket closed. */
  leave(request: IncomingMessage): void
}

/** The proxies and origins in front of the arcade. */
export interface SocketProxy {
  /** Number of trusted reverse proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: number
  /** Origins of the arcade's own pages, besides the host that a request names. */
  readonly ownOrigins: readonly string[]
}

/** The sockets of a network. */
interface Network {
  readonly key: string
  readonly unjoined: Set<IncomingMessage>
  readonly joined: Set<IncomingMessage>
  readonly demo: Set<IncomingMessage>
}

/** Checks origin and number of sockets before the WebSocket handshake. Game pages are on the arcade's own origin. */
export function createSocketGuard({ trustedProxies, ownOrigins }: SocketProxy): SocketGuard {
  const networks = new Map<string, Network>()
  const networkOf = new WeakMap<IncomingMessage, Network>()
  let demoCount = 0

  const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined ||
    ownOrigins.includes(origin) ||
    (URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase())

  return {
    enter(request) {
      if (!isOwnOrigin(request)) return 403
      const key = addressKey(addressOf(request, trustedProxies))
      const network = networks.get(key) ?? { key, unjoined: new Set(), joined: new Set(), demo: new Set() }
      const { unjoined, joined } = network
      if (unjoined.size >= MAX_UNJOINED || unjoined.size + joined.size >= MAX_PER_NETWORK) return 429
      networks.set(key, network)
      networkOf.set(request, network)
      unjoined.add(request)
      return null
    },
    join(request, { isDemo }) {
      const network = networkOf.get(request)
      if (network === undefined) return false
      if (isDemo && (demoCount >= MAX_DEMO || network.demo.size >= MAX_DEMO_PER_NETWORK)) return false
      network.unjoined.delete(request)
      network.joined.add(request)
      if (!isDemo) return true
      network.demo.add(request)
      demoCount += 1
      return true
    },
    leave(request) {
      const network = networkOf.get(request)
      if (network === undefined) return
      networkOf.delete(request)
      network.unjoined.delete(request)
      network.joined.delete(request)
      if (network.demo.delete(request)) demoCount -= 1
      if (network.unjoined.size + network.joined.size === 0) networks.delete(network.key)
    },
  }
}

/** The client's address: with own proxies in front, the one that the outermost of them saw. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const hops = [socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}
