import { randomUUID } from 'node:crypto'
import { testAccountRefusal } from '@gamehall/contract'
import { ACCOUNT_TYPES, REQUEST_TIMEOUT_MS } from '@gamehall/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changeMark } from '../core/change-mark.ts'
import type { Hall } from '../core/hall.ts'
import { createKeptAnswers } from '../core/kept-answers.ts'
import { type Outcome, refuse, refuseField } from '../core/outcome.ts'
import { outcomeEnvelope } from './envelope.ts'
import { answerOnce } from './idempotency.ts'
import { localeOf } from './locale.ts'
import { parseRequest } from './parse-request.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Caller, Route, Session } from './route.ts'

/** Tells whose token it is; null when it lives no more. The account room provides it. */
export type Authenticate = (token: string, at: Date) => Promise<Session | null>

export interface MountOptions {
  readonly hall: Hall
  readonly routes: readonly Route[]
  readonly limits: RateLimits
  readonly authenticate: Authenticate
}

/** Calls that send messages or try secrets: limited more tightly by address. */
const SENSITIVE = new Set([
  'checkAccountUnique',
  'registerByPhone',
  'loginByAccount',
  'loginByPhone',
  'loginByGoogle',
  'loginByAuthCode',
  'loginByPasskey',
  'startPasskeyLogin',
  'sendSmsCode',
  'sendEmailCode',
  'resetPassword',
])

type SharedAnswers = ReturnType<typeof createKeptAnswers<Buffer>>

/** Puts every route of the hall under `/api`. */
export function mountCalls(app: FastifyInstance, options: MountOptions): void {
  const shared: SharedAnswers = createKeptAnswers(() => changeMark(options.hall))
  // The hall's own clock: what every countdown on a screen follows. An answer is its caller's alone: no cache keeps it.
  const stampTime = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.header('x-server-time', options.hall.clock.now().getTime()).header('cache-control', 'no-store')
    done()
  }
  for (const route of options.routes) {
    const { method, path, maxBytes } = route.call
    const place = {
      method,
      url: `/api${path}`,
      onRequest: stampTime,
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
    } as const
    if (route.sharedForMs === undefined) {
      app.route({
        ...place,
        handlerTimeout: REQUEST_TIMEOUT_MS,
        handler: async (request, reply) =>
          outcomeEnvelope(await answerCall(options, route, request, reply), localeOfRequest(request)),
      })
    } else {
      app.route({
        ...place,
        handler: (request, reply) => answerShared(options, shared, route, request, reply),
      })
    }
  }
}

const localeOfRequest = (request: FastifyRequest) => localeOf(request.headers['accept-language'])

/** A call without parameters whose answer everybody shares; with parameters it is answered like any other. */
async function answerShared(
  options: MountOptions,
  shared: SharedAnswers,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const locale = localeOfRequest(request)
  const given = route.call.method === 'GET' ? request.query : request.body
  const isPlain =
    given === undefined || (typeof given === 'object' && given !== null && Object.keys(given).length === 0)
  if (!isPlain) return outcomeEnvelope(await answerCall(options, route, request, reply), locale)
  const waitS = await options.limits.waitOf(limitKeys(route, request, null))
  if (waitS > 0) return outcomeEnvelope(refuseTooMany(reply, waitS), locale)
  const bytes = await shared.read(`${route.call.name} ${locale}`, route.sharedForMs ?? 0, async () => {
    const parsed = parseRequest(route.call, {})
    const caller = callerOf(options.hall, request, null)
    const outcome = parsed.ok ? await route.answer(options.hall, parsed.data, caller) : parsed
    return Buffer.from(JSON.stringify(outcomeEnvelope(outcome, locale)))
  })
  reply.type('application/json; charset=utf-8')
  return bytes
}

function refuseTooMany(reply: FastifyReply, waitS: number): Outcome<never, 10145> {
  reply.code(429).header('retry-after', String(waitS))
  return refuse(10145)
}

function limitKeys(route: Route, request: FastifyRequest, session: Session | null) {
  const deviceId = headerText(request, 'x-device-id', 200)
  return {
    address: request.ip,
    ...(session !== null && { account: String(session.playerId) }),
    ...(deviceId !== null && { device: deviceId }),
    ...(SENSITIVE.has(route.call.name) && { sensitive: request.ip }),
  }
}

function callerOf(hall: Hall, request: FastifyRequest, session: Session | null): Caller {
  return {
    session,
    locale: localeOfRequest(request),
    ip: request.ip,
    deviceId: headerText(request, 'x-device-id', 200),
    userAgent: headerText(request, 'user-agent', 300) ?? '',
    requestId: request.id,
    idempotencyKey: headerText(request, 'idempotency-key', 128) ?? randomUUID(),
    origin: hall.config.PUBLIC_URL ?? `${request.protocol}://${request.host}`,
  }
}

async function answerCall(
  { hall, limits, authenticate }: MountOptions,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<unknown>> {
  const { call } = route
  const token = tokenOf(request)
  const needsSession = call.auth !== 'open'
  const session = needsSession && token !== null ? await authenticate(token, hall.clock.now()) : null
  const waitS = await limits.waitOf(limitKeys(route, request, session))
  if (waitS > 0) return refuseTooMany(reply, waitS)
  if (call.auth === 'session' && session === null) return refuse(401)

  const key = request.headers['idempotency-key']
  if (call.isIdempotent && key !== undefined && !isKey(key)) {
    return refuseField('Idempotency-Key', 'idempotency_key_format')
  }
  const parsed = parseRequest(call, call.method === 'GET' ? request.query : request.body)
  if (!parsed.ok) return parsed

  const caller = callerOf(hall, request, session)
  const outcome =
    call.isIdempotent && key !== undefined
      ? await answerOnce(hall, route, parsed.data, caller)
      : await route.answer(hall, parsed.data, caller)
  // §6: what a test account may not do, it is told in these words, whichever call it was.
  const isTest = session?.accountType === ACCOUNT_TYPES.test
  return isTest && !outcome.ok && outcome.code === 403 ? { ...outcome, says: testAccountRefusal } : outcome
}

/** `Authorization: Bearer …`; a `token` in the payload is the fallback (§7). */
function tokenOf(request: FastifyRequest): string | null {
  const header = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  if (header !== undefined) return header
  const body = request.body
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') {
    return body.token.length <= 200 ? body.token : null
  }
  return null
}

function headerText(request: FastifyRequest, name: string, maxLength: number): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null
}

const isKey = (key: unknown) => typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)
