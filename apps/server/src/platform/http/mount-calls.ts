import { randomUUID } from 'node:crypto'
import { CALL_MAX_BYTES, testAccountRefusal } from '@gamehall/contract'
import { ACCOUNT_TYPES, REQUEST_TIMEOUT_MS } from '@gamehall/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheVersion } from '../cache/cache-version.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import type { AppContext } from '../context/app-context.ts'
import { type Outcome, refuse, refuseField } from '../context/outcome.ts'
import { parseAcceptLanguage } from './accept-language.ts'
import {
  admitCall,
  consumeAccountLimit,
  hasResolvedSession,
  readBearerToken,
  readHeader,
  refuseRateLimited,
  resolvedSession,
} from './admit-call.ts'
import { mayAccountCall, withStepUp } from './call-policy.ts'
import { toEnvelope } from './envelope.ts'
import { runIdempotent } from './idempotency/run-idempotent.ts'
import type { MountOptions } from './mount-options.ts'
import { acceptFormData } from './parse-form-data.ts'
import { parseRequest } from './parse-request.ts'
import type { Caller, Route, Session } from './route.ts'

type SharedAnswers = ReturnType<typeof createTtlCache<Buffer>>

/** Registers every route under `/api`. */
export function mountCalls(app: FastifyInstance, options: MountOptions): void {
  const shared: SharedAnswers = createTtlCache(() => cacheVersion(options.ctx))
  // Countdowns on screens follow the server clock. Responses are private and never cached.
  const stampTime = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.header('x-server-time', options.ctx.clock.now().getTime()).header('cache-control', 'no-store')
    done()
  }
  const mount = (scope: FastifyInstance, route: Route) => {
    const { method, path, maxBytes } = route.call
    const place = {
      method,
      url: `/api${path}`,
      bodyLimit: maxBytes ?? CALL_MAX_BYTES,
      onRequest: [
        stampTime,
        async (request: FastifyRequest, reply: FastifyReply) => {
          if (!(await admitCall(options, route, request, reply))) return reply
        },
      ],
    }
    if (route.sharedCacheMs === undefined) {
      scope.route({
        ...place,
        handlerTimeout: REQUEST_TIMEOUT_MS,
        handler: async (request, reply) =>
          toEnvelope(await answerCall(options, route, request, reply), localeOfRequest(request)),
      })
    } else {
      scope.route({
        ...place,
        handler: (request, reply) => answerShared(options, shared, route, request, reply),
      })
    }
  }
  const isForm = ({ call }: Route) => call.isMultipart
  for (const route of options.routes.filter((each) => !isForm(each))) mount(app, route)
  void app.register(async (scope) => {
    acceptFormData(scope)
    for (const route of options.routes.filter(isForm)) mount(scope, route)
  })
}

const localeOfRequest = (request: FastifyRequest) => parseAcceptLanguage(request.headers['accept-language'])

/** Answers a call without parameters from the shared cache; with parameters it is answered like any other. */
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
  if (!isPlain) return toEnvelope(await answerCall(options, route, request, reply), locale)
  const bytes = await shared.read(`${route.call.name} ${locale}`, route.sharedCacheMs ?? 0, async () => {
    const parsed = parseRequest(route.call, {})
    const caller = callerOf(options.ctx, request, null)
    const outcome = parsed.ok ? await route.answer(options.ctx, parsed.data, caller) : parsed
    return Buffer.from(JSON.stringify(toEnvelope(outcome, locale)))
  })
  reply.type('application/json; charset=utf-8')
  return bytes
}

function callerOf(ctx: AppContext, request: FastifyRequest, session: Session | null): Caller {
  return {
    session,
    locale: localeOfRequest(request),
    ip: request.ip,
    deviceId: readHeader(request, 'x-device-id', 200),
    userAgent: readHeader(request, 'user-agent', 300) ?? '',
    requestId: request.id,
    idempotencyKey: readHeader(request, 'idempotency-key', 128) ?? randomUUID(),
    origin: ctx.config.PUBLIC_URL ?? `${request.protocol}://${request.host}`,
  }
}

async function answerCall(
  { ctx, limits, authenticate, stepUps }: MountOptions,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<unknown>> {
  const { call } = route
  const token = call.auth === 'open' ? null : unresolvedToken(request)
  const session = token === null ? resolvedSession(request) : await authenticate(token, ctx.clock.now())
  const waitS =
    token === null ? 0 : await consumeAccountLimit(limits, session, { ip: request.ip, requestId: request.id })
  if (waitS > 0) return refuseRateLimited(reply, waitS)
  if (call.auth === 'session' && session === null) return refuse(401)

  const key = request.headers['idempotency-key']
  if (call.isIdempotent && key !== undefined && !isKey(key)) {
    return refuseField('Idempotency-Key', 'idempotency_key_format')
  }
  const parsed = parseRequest(call, call.method === 'GET' ? request.query : request.body)
  if (!parsed.ok) return parsed

  if (session !== null && !mayAccountCall(call, session, parsed.data))
    return { ...refuse(403), says: testAccountRefusal }
  const caller = withStepUp(stepUps, call, callerOf(ctx, request, session))
  const outcome =
    call.isIdempotent && key !== undefined
      ? await runIdempotent(ctx, route, parsed.data, caller)
      : await route.answer(ctx, parsed.data, caller)
  // §6: every 403 of a test account has this message.
  const isTest = session?.accountType === ACCOUNT_TYPES.test
  return isTest && !outcome.ok && outcome.code === 403 ? { ...outcome, says: testAccountRefusal } : outcome
}

/** A token that is not authenticated yet: the payload's (§7: the fallback), or the header's of a shared call. */
function unresolvedToken(request: FastifyRequest): string | null {
  const header = readBearerToken(request)
  if (header !== null) return hasResolvedSession(request) ? null : header
  const body = request.body
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') {
    return body.token.length <= 200 ? body.token : null
  }
  return null
}

const isKey = (key: unknown) => typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)
