import type { IncomingMessage } from 'node:http'
import { addressKey } from '@gamehall/http'
import { listOwnOrigins } from '../../../platform/config/list-own-origins.ts'
import { rateLimitScale } from '../../../platform/http/rate-limits/rate-limits.ts'
import { createOwnHostCheck } from '../../../platform/http/reject-foreign-hosts.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { InboxContext } from '../tables.ts'

/** Maximum unjoined sockets per IP address. */
const MAX_UNJOINED = 20

export type UpgradeRefusal = 403 | 421 | 429

export interface UpgradeGuard {
  /**
   * Decides whether a socket may be opened: 421 unknown host name (sandbox mode), 403 another origin, 429 too many unjoined
   * sockets of this IP address. Null admits it and counts it until `leave`.
   */
  enter(request: IncomingMessage): UpgradeRefusal | null
  /** The socket joined or closed. */
  leave(request: IncomingMessage): void
}

/** Checks host, origin and the number of unjoined sockets before the WebSocket handshake. */
export function createUpgradeGuard(ctx: InboxContext): UpgradeGuard {
  const isOwnHost = createOwnHostCheck(ctx.config)
  const origins = new Set(listOwnOrigins(ctx.config))
  const most = Math.ceil(MAX_UNJOINED * Math.max(1, rateLimitScale(ctx.config)))
  const unjoined = new Map<string, number>()
  const counted = new WeakMap<IncomingMessage, string>()

  const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined ||
    origins.has(origin) ||
    (URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase())

  function findRefusal(request: IncomingMessage, key: string): UpgradeRefusal | null {
    if (!isOwnHost(request.headers.host)) return 421
    if (!isOwnOrigin(request)) return 403
    return (unjoined.get(key) ?? 0) >= most ? 429 : null
  }

  return {
    enter(request) {
      const ip = addressOf(request, ctx.config.TRUST_PROXY)
      const key = addressKey(ip)
      const refusal = findRefusal(request, key)
      if (refusal === null) {
        unjoined.set(key, (unjoined.get(key) ?? 0) + 1)
        counted.set(request, key)
        return null
      }
      const caller = { ip, requestId: 'upgrade' }
      if (refusal === 429) logSecurityEvent(ctx, { event: 'limit.hit', limit: 'sockets' }, caller)
      else {
        const reason = refusal === 403 ? 'wrong_origin' : 'foreign_host'
        logSecurityEvent(ctx, { event: 'request.rejected', reason }, caller)
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

/** The client's IP address; X-Forwarded-For is trusted for as many hops as there are own proxies. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}
