import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ArcadeContext } from '../arcade-context.ts'
import { refusal } from './provider-answer.ts'
import { handleProviderCall, isProviderOperation } from './provider-handlers.ts'
import { refuseRequest } from './verify-request.ts'

const BODY_LIMIT = 16 * 1024
/** A call that is never answered is let go after this, should the caller not give up by itself. */
const HANG_MS = 120_000

/** The hall's calls, under `provider/v1/`. Business outcomes are HTTP 200; a bad signature is 401. */
export function registerProviderRoutes(app: FastifyInstance, ctx: ArcadeContext): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post<{ Params: { '*': string } }>('/*', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const operation = request.params['*']
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isProviderOperation(operation)) return reply.code(404).send(refusal('NOT_FOUND', 'no such call'))
    const reason = await refuseRequest(ctx, request, operation, body)
    if (reason !== null) {
      request.log.warn({ event: 'arcade_signature_refused', operation, reason })
      return reply.code(401).send(refusal('BAD_SIGNATURE', reason))
    }
    const fault = await ctx.faults.take(operation)
    if (fault === 'timeout') return hang(reply, closing.signal)
    if (fault === 'fail') return refusal('MAINTENANCE', 'refused on purpose')
    let answer = await handleProviderCall(ctx, operation, body)
    if (fault === 'answer_twice') answer = await handleProviderCall(ctx, operation, body)
    if (fault === 'timeout_after_apply') return hang(reply, closing.signal)
    if (fault === 'answer_late') await holdBack(reply, ctx.lateMs, closing.signal)
    return answer
  })
}

async function hang(reply: FastifyReply, closing: AbortSignal): Promise<void> {
  reply.hijack()
  await holdBack(reply, HANG_MS, closing)
  reply.raw.destroy()
}

/** Waits, but no longer than the caller does, nor than the server runs. */
async function holdBack(reply: FastifyReply, ms: number, closing: AbortSignal): Promise<void> {
  const callerLeft = new AbortController()
  reply.raw.once('close', () => callerLeft.abort())
  await delay(ms, undefined, { signal: AbortSignal.any([closing, callerLeft.signal]) }).catch(() => {})
}
