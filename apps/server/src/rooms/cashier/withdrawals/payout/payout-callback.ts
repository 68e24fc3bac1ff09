import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import type { SignedNotice } from '../../../../providers/payouts/index.ts'
import { findOrder } from '../withdrawal-queries.ts'
import { applyPayoutStatus } from './apply-payout-status.ts'

const MAX_BODY_BYTES = 16 * 1024

/** The callback of the bank payout provider: `POST /api/callbacks/payout`, signed JSON (docs/protocols/payout.md). */
export function payoutCallback(ctx: AppContext): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post('/api/callbacks/payout', async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const answer = await handlePayoutNotice(ctx, { body, headers: textHeaders(request.headers) })
      return answer === 'OK' ? answer : reply.code(400).send(answer)
    })
  }
}

function textHeaders(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}

/** Verifies and applies one notice. `OK` when it need not be sent again; any other answer rejects it without changes. */
export async function handlePayoutNotice(ctx: AppContext, notice: SignedNotice): Promise<string> {
  const read = ctx.providers.payouts.bank.readNotice(notice)
  if (!read.ok) {
    ctx.log.warn({ error: read.error }, 'payout notice refused')
    return read.error
  }
  const { reference, amountMinor, status } = read.notice
  const order = await findOrder(ctx.db, reference)
  if (order === undefined || order.method !== 'bank' || order.arrivesMinor !== amountMinor) {
    ctx.log.error({ order_no: reference }, 'payout notice for an unknown payout')
    return 'unknown payout'
  }
  await applyPayoutStatus(ctx, reference, status)
  return 'OK'
}
