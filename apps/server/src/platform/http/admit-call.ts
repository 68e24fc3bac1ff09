import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Outcome, type Refusal, refuse } from '../context/outcome.ts'
import { parseAcceptLanguage } from './accept-language.ts'
import { toEnvelope } from './envelope.ts'
import type { MountOptions } from './mount-options.ts'
import { addressLimitKeys } from './rate-limits/rate-limits.ts'
import type { Route, Session } from './route.ts'

/** Sessions resolved from the token in the header; requests without one are absent. */
const sessions = new WeakMap<FastifyRequest, Session | null>()

export const hasResolvedSession = (request: FastifyRequest): boolean => sessions.has(request)

export const resolvedSession = (request: FastifyRequest): Session | null => sessions.get(request) ?? null

/**
 * Refuses a request before its body is read: an address, device or account over its limit, a call of a closed site, an expired
 * token, and a request without any token to a call for logged-in players. Returns false when the request is answered.
 */
export async function admitCall(
  { ctx, limits, authenticate, isClosed }: MountOptions,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { call } = route
  const caller = { ip: request.ip, requestId: request.id }
  const device = readHeader(request, 'x-device-id', 200)
  const keys = {
    ...addressLimitKeys(request.ip, call.rateClass === 'sensitive'),
    ...(device !== null && { device }),
  }
  const waitS = await limits.consume(keys, caller)
  if (waitS > 0) return refuseEarly(request, reply, refuseRateLimited(reply, waitS))
  if (!call.isOpenWhileClosed && (await isClosed())) return refuseEarly(request, reply, refuse(10027))
  // Open calls and shared responses need no session here.
  if (call.auth === 'open' || route.sharedCacheMs !== undefined) return true

  const token = readBearerToken(request)
  if (token === null) {
    if (call.auth !== 'session' || mayHoldToken(route, request)) return true
    return refuseEarly(request, reply, refuse(401))
  }
  const session = await authenticate(token, ctx.clock.now())
  sessions.set(request, session)
  if (session === null && call.auth === 'session') return refuseEarly(request, reply, refuse(401))
  const accountWaitS = await consumeAccountLimit(limits, session, caller)
  if (accountWaitS > 0) return refuseEarly(request, reply, refuseRateLimited(reply, accountWaitS))
  return true
}

export const consumeAccountLimit = async (
  limits: MountOptions['limits'],
  session: Session | null,
  caller: { readonly ip: string; readonly requestId: string },
): Promise<number> => (session === null ? 0 : limits.consume({ account: String(session.playerId) }, caller))

/** `Authorization: Bearer …` (§7). */
export const readBearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

/** §7: a `token` in the payload is the fallback, except in forms, whose body is only read for a known session. */
const mayHoldToken = ({ call }: Route, { headers }: FastifyRequest): boolean =>
  call.method === 'POST' &&
  !call.isMultipart &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

export function refuseRateLimited(reply: FastifyReply, waitS: number): Outcome<never, 10145> {
  reply.code(429).header('retry-after', String(waitS))
  return refuse(10145)
}

const MUCH_BYTES = 65_536

const announcesMuch = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MUCH_BYTES

/** Responds without waiting for the rest of the body. */
function refuseEarly(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<never> | Refusal): false {
  if (!request.raw.complete) reply.header('connection', 'close')
  // Node would read and discard such a body until the connection closes, which costs memory in a flood.
  if (!request.raw.complete && announcesMuch(request))
    reply.raw.once('finish', () => request.raw.socket.destroy())
  reply.send(toEnvelope(outcome, parseAcceptLanguage(request.headers['accept-language'])))
  return false
}

export function readHeader(request: FastifyRequest, name: string, maxLength: number): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null
}
