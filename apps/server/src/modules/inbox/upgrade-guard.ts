import type { IncomingMessage } from 'node:http'
import { ownOrigins } from '../../config/own-origins.ts'
import { addressKey } from '../../core/address-key.ts'
import type { Hall } from '../../core/hall.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { limitScale } from '../../http/rate-limits.ts'
import { ownHosts } from '../../http/refuse-foreign-hosts.ts'

/** Sockets of one address that have not joined yet: a household's phones join within a second. */
const MOST_UNJOINED = 20

export type UpgradeRefusal = 403 | 421 | 429

export interface UpgradeGuard {
  /**
   * Why a socket may not be opened: 421 by a foreign name (sandbox mode), 403 from a page of another origin, 429 too many of this
   * address have not joined. Null when it may: then it counts until `leave`.
   */
  enter(request: IncomingMessage): UpgradeRefusal | null
  /** It joined, or is gone. */
  leave(request: IncomingMessage): void
}

/** Who may open a socket. It is asked before the handshake: a browser says in `Origin` whose page wants it, whatever that page wishes. */
export function createUpgradeGuard(hall: Hall): UpgradeGuard {
  const isOwnHost = ownHosts(hall.config)
  const origins = new Set(ownOrigins(hall.config))
  const most = Math.ceil(MOST_UNJOINED * Math.max(1, limitScale(hall.config)))
  const unjoined = new Map<string, number>()
  const counted = new WeakMap<IncomingMessage, string>()

  const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined ||
    origins.has(origin) ||
    (URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase())

  function refusalOf(request: IncomingMessage, key: string): UpgradeRefusal | null {
    if (!isOwnHost(request.headers.host)) return 421
    if (!isOwnOrigin(request)) return 403
    return (unjoined.get(key) ?? 0) >= most ? 429 : null
  }

  return {
    enter(request) {
      const ip = addressOf(request, hall.config.TRUST_PROXY)
      const key = addressKey(ip)
      const refusal = refusalOf(request, key)
      if (refusal === null) {
        unjoined.set(key, (unjoined.get(key) ?? 0) + 1)
        counted.set(request, key)
        return null
      }
      const caller = { ip, requestId: 'upgrade' }
      if (refusal === 429) logSecurityEvent(hall, { event: 'limit.hit', limit: 'sockets' }, caller)
      else {
        const reason = refusal === 403 ? 'wrong_origin' : 'foreign_host'
        logSecurityEvent(hall, { event: 'request.rejected', reason }, caller)
      }
      return refusal
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

/** Of X-Forwarded-For as much is believed as there are proxies of one's own, as for every other request. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}
