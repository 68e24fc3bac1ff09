import { randomUUID } from 'node:crypto'
import fastifyCors from '@fastify/cors'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { Call } from '@gamehall/contract'
import { CONNECTION_TIMEOUT_MS, jsonDocument, limitPipelining } from '@gamehall/http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { SecurityReport } from '../telemetry/security-report.ts'
import { describeOpenApi } from './describe-openapi.ts'
import { registerErrorHandler, registerNotFoundHandler } from './error-handler.ts'
import { createOwnHostCheck, rejectForeignHosts } from './reject-foreign-hosts.ts'
import { securityHeaders } from './security-headers.ts'

const BODY_LIMIT_BYTES = 64 * 1024
/** Bytes of a body that are buffered before it is read. */
const READ_AHEAD_BYTES = 16 * 1024
const SLOW_REQUEST_MS = 1_000
/** For a video upload over a slow connection. Calls have their own time limit, body included (`mountCalls`). */
const LONGEST_REQUEST_MS = 180_000

/**
 * Creates the HTTP server without its calls: request ids, limits, security headers, errors, the API docs (where open).
 * CORS allows only the origins of the operator's own sites (`SITE_ORIGINS`).
 */
export async function createHttpApp(
  config: Config,
  log: Logger,
  calls: readonly Call[],
  report: SecurityReport = () => {},
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    forceCloseConnections: 'idle',
    http: { highWaterMark: READ_AHEAD_BYTES },
    genReqId: () => randomUUID(),
  })
  limitPipelining(app)
  const headers = securityHeaders(config)
  // Hooks of every request use callbacks: promises would add a tenth to a fast call's time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  rejectForeignHosts(app, createOwnHostCheck(config), report)
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 || reply.elapsedTime > SLOW_REQUEST_MS ? 'warn' : 'debug'
    if (log.isLevelEnabled(level)) log[level](describeAnswer(request, reply), 'request')
    done()
  })
  if (config.SITE_ORIGINS.length > 0) await app.register(fastifyCors, crossOriginRules(config.SITE_ORIGINS))
  // text/plain can be posted cross-origin without a preflight request.
  app.removeContentTypeParser('text/plain')
  parseJsonBodies(app)
  registerErrorHandler(app, report)
  registerNotFoundHandler(app, new Map(calls.map((call) => [`/api${call.path}`, call.method])))
  if (config.API_DOCS_OPEN) await describeApi(app, calls, config.version)
  return app
}

/** Sessions use no cookies, so credentials are not allowed. */
const crossOriginRules = (origins: readonly string[]) => ({
  origin: [...origins],
  methods: ['GET', 'POST', 'PUT'],
  exposedHeaders: ['x-server-time', 'x-request-id', 'retry-after', 'content-disposition'],
  maxAge: 600,
})

const describeAnswer = (request: FastifyRequest, reply: FastifyReply) => ({
  reqId: request.id,
  method: request.method,
  route: request.routeOptions.url,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
})

/** Parses JSON: an empty body is an empty request; `__proto__` and `constructor.prototype` keys are removed. */
function parseJsonBodies(app: FastifyInstance): void {
  // The parser searches the text for such a key first, so that bodies without one need no reviver.
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    void parse(request, body.toString(), (error, value) =>
      error === null
        ? done(null, value)
        : done(Object.assign(new Error('malformed JSON'), { statusCode: 400 })),
    )
  })
}

async function describeApi(app: FastifyInstance, calls: readonly Call[], version: string): Promise<void> {
  const document = describeOpenApi(calls, version)
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get(
    '/api/openapi.json',
    jsonDocument(() => document),
  )
}
