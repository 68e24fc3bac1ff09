import type { ErrorCode } from '@gamehall/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SecurityReport } from '../telemetry/security-report.ts'
import { parseAcceptLanguage } from './accept-language.ts'
import { toErrorEnvelope } from './envelope.ts'

/** Error codes of PostgreSQL or its connection while the database is down; it recovers without a restart. */
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
])
const OUTAGE_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** Whether the error means that the database, or another required service, is temporarily down. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  const code = 'code' in error ? String(error.code) : ''
  return OUTAGE_CODES.has(code) || OUTAGE_WORDS.test(error.message)
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 400,
  403: 404,
  404: 404,
  405: 405,
  408: 408,
  413: 413,
  415: 415,
  429: 429,
  503: 503,
}

/**
 * Converts every error into the envelope, without its stack trace or message. Bugs and outages are logged once, with the
 * request id.
 */
export function registerErrorHandler(app: FastifyInstance, report: SecurityReport): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isOutage(error)) {
      request.log.error({ err: error }, 'a required service is down')
      return answer(request, reply, 503)
    }
    const status = error.code === 'FST_ERR_HANDLER_TIMEOUT' ? 408 : (error.statusCode ?? 500)
    if (status === 413)
      report({ event: 'request.rejected', reason: 'oversize' }, { ip: request.ip, requestId: request.id })
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'request failed')
    return answer(request, reply, CODE_BY_STATUS[status] ?? (status < 500 ? 400 : 500))
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  if (code === 503) reply.header('retry-after', '2')
  return reply.code(code).send(toErrorEnvelope(code, parseAcceptLanguage(request.headers['accept-language'])))
}

/** Answers 404 for unknown paths and 405 for a known call with another method. */
export function registerNotFoundHandler(
  app: FastifyInstance,
  methodByPath: ReadonlyMap<string, string>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const method = methodByPath.get(request.url.split('?')[0] ?? '')
    if (method !== undefined) reply.header('allow', method)
    return answer(request, reply, method === undefined ? 404 : 405)
  })
}
