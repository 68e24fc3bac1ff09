import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Outcome, type Refusal, refuse } from '../core/outcome.ts'
import { outcomeEnvelope } from './envelope.ts'
import { localeOf } from './locale.ts'
import type { MountOptions } from './mount-options.ts'
import { addressLimitKeys } from './rate-limits.ts'
import type { Route, Session } from './route.ts'

/** Calls that send messages or try secrets: limited more tightly by address. */
const SENSITIVE = new Set([
  'checkAccountUnique',
  'registerByPhone',
  'loginByAccount',
  'loginByPhone',
  'startGoogleLogin',
  'loginByGoogle',
  'viewAuthCode',
  'loginByAuthCode',
  'loginByPasskey',
  'startPasskeyLogin',
  'sendSmsCode',
  'sendEmailCode',
  'resetPassword',
  'proveContact',
])

/** §8, 10027: what a closed hall still answers, since it says why it is closed and until when. */
const OPEN_WHILE_CLOSED = new Set(['getSiteConfig'])

/** Who asks, by the token in the header; a request that is not in here brought none. */
const sessions = new WeakMap<FastifyRequest, Session | null>()

export const isSessionKnown = (request: FastifyRequest): boolean => sessions.has(request)

export const sessionByHeader = (request: FastifyRequest): Session | null => sessions.get(request) ?? null

/**
 * Refuses what needs no look at the body before a byte of it is read: an address or device over its limit, every call of a
 * closed hall, a token that lives no
 * more, and of a call for logged-in players a request that can hold no token. Returns false when the request is answered.
 */
export async function admitCall(
  { hall, limits, authenticate, isClosed }: MountOptions,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { call } = route
  const caller = { ip: request.ip, requestId: request.id }
  const device = headerText(request, 'x-device-id', 200)
  const keys = {
    ...addressLimitKeys(request.ip, SENSITIVE.has(call.name)),
    ...(device !== null && { device }),
  }
  const waitS = await limits.waitOf(keys, caller)
  if (waitS > 0) return refuseEarly(request, reply, refuseTooMany(reply, waitS))
  if (!OPEN_WHILE_CLOSED.has(call.name) && (await isClosed()))
    return refuseEarly(request, reply, refuse(10027))
  // Answers that everybody shares ask who it is only when it matters.
  if (call.auth === 'open' || route.sharedForMs !== undefined) return true

  const token = bearerOf(request)
  if (token === null) {
    if (call.auth !== 'session' || mayHoldToken(route, request)) return true
    return refuseEarly(request, reply, refuse(401))
  }
  const session = await authenticate(token, hall.clock.now())
  sessions.set(request, session)
  if (session === null && call.auth === 'session') return refuseEarly(request, reply, refuse(401))
  const accountWaitS = await waitOfAccount(limits, session, caller)
  if (accountWaitS > 0) return refuseEarly(request, reply, refuseTooMany(reply, accountWaitS))
  return true
}

export const waitOfAccount = async (
  limits: MountOptions['limits'],
  session: Session | null,
  caller: { readonly ip: string; readonly requestId: string },
): Promise<number> => (session === null ? 0 : limits.waitOf({ account: String(session.playerId) }, caller))

/** `Authorization: Bearer …` (§7). */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

/** §7: a `token` in the payload is the fallback. Not in a form's, which is only read once it is known who sends it. */
const mayHoldToken = ({ call }: Route, { headers }: FastifyRequest): boolean =>
  call.method === 'POST' &&
  !call.isMultipart &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

export function refuseTooMany(reply: FastifyReply, waitS: number): Outcome<never, 10145> {
  reply.code(429).header('retry-after', String(waitS))
  return refuse(10145)
}

const MUCH_BYTES = 65_536

const announcesMuch = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MUCH_BYTES

/** The rest of a body that is still on its way is not waited for. */
function refuseEarly(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<never> | Refusal): false {
  if (!request.raw.complete) reply.header('connection', 'close')
  // Node would read such a body on, to throw it away, until the connection is closed in order: memory that a flood makes dear.
  if (!request.raw.complete && announcesMuch(request))
    reply.raw.once('finish', () => request.raw.socket.destroy())
  reply.send(outcomeEnvelope(outcome, localeOf(request.headers['accept-language'])))
  return false
}

export function headerText(request: FastifyRequest, name: string, maxLength: number): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null
}
