import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ArcadeContext } from '../arcade-context.ts'
import { handleProviderCall, isProviderOperation } from './provider-handlers.ts'
import { refuse } from './provider-response.ts'
import { verifyRequest } from './verify-request.ts'

const BODY_LIMIT = 16 * 1024
/** A call without a response is closed after this time, unless the caller disconnects first. */
const HANG_MS = 120_000

/** Registers the provider calls under `provider/v1/`. Business outcomes are HTTP 200, a bad signature 401, an unknown call 404. */
export function registerProviderRoutes(app: FastifyInstance, ctx: ArcadeContext): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post<{ Params: { '*': string } }>('/*', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const operation = request.params['*']
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isProviderOperation(operation)) return reply.code(404).send(refuse('NOT_FOUND', 'no such call'))
    const reason = await verifyRequest(ctx, request, operation, body)
    if (reason !== null) {
      request.log.warn({ event: 'arcade_signature_refused', operation, reason })
      return reply.code(401).send(refuse('BAD_SIGNATURE', reason))
    }
    const fault = await ctx.faults.take(operation)
    if (fault === 'timeout') return hang(reply, closing.signal)
    if (fault === 'fail') return refuse('MAINTENANCE', 'injected fault')
    let answer = await handleProviderCall(ctx, operation, body)
    if (fault === 'answer_twice') answer = await handleProviderCall(ctx, operation, body)
    if (fault === 'timeout_after_apply') return hang(reply, closing.signal)
    if (fault === 'answer_late') await waitWhileOpen(reply, ctx.lateMs, closing.signal)
    return answer
  })
}

async function hang(reply: FastifyReply, closing: AbortSignal): Promise<void> {
  reply.hijack()
  await waitWhileOpen(reply, HANG_MS, closing)
  reply.raw.destroy()
}

/** Waits `ms`, or until the caller disconnects or the server closes. */
async function waitWhileOpen(reply: FastifyReply, ms: number, closing: AbortSignal): Promise<void> {
  const callerClosed = new AbortController()
  reply.raw.once('close', () => callerClosed.abort())
  await delay(ms, undefined, { signal: AbortSignal.any([closing, callerClosed.signal]) }).catch(() => {})
}
