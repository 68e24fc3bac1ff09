import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { limitUnverifiedDeliveries } from '../../../../platform/http/rate-limits/limit-unverified-deliveries.ts'
import { FIRST_PAYOUT_VENDORS, type SignedNotice } from '../../../../providers/payouts/index.ts'
import { type CashierContext, withCashierTables } from '../../tables.ts'
import { findOrder } from '../withdrawal-queries.ts'
import { applyPayoutStatus } from './apply-payout-status.ts'

const UNREADABLE = { ok: false, error: 'malformed' } as const
const MAX_BODY_BYTES = 16 * 1024

/**
 * The payout vendors' callbacks: `POST /api/callbacks/payout/<vendor>`, signed JSON; 404 for an unknown vendor. Without a
 * vendor: the bank payout house (docs/protocols/payout.md).
 */
export function payoutCallback(ctx: AppContext): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    const countUnverified = limitUnverifiedDeliveries(app, ctx)
    const answer = async (vendor: string, request: FastifyRequest, reply: FastifyReply) => {
      if (!ctx.providers.payouts.ids.includes(vendor)) return reply.callNotFound()
      reply.type('text/plain; charset=utf-8')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = { body, headers: textHeaders(request.headers) }
      const isVerified = ctx.providers.payouts.get(vendor).readNotice?.(notice).ok === true
      if (!isVerified) await countUnverified(request)
      const text = await handlePayoutNotice(withCashierTables(ctx), notice, vendor)
      return text === 'OK' ? text : reply.code(400).send(text)
    }
    app.post('/api/callbacks/payout', (request, reply) => answer(FIRST_PAYOUT_VENDORS.bank, request, reply))
    app.post<{ Params: { vendor: string } }>('/api/callbacks/payout/:vendor', (request, reply) =>
      answer(request.params.vendor, request, reply),
    )
  }
}

function textHeaders(headers: Readonly<Record<string, string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}

/** Verifies and applies one notice. `OK` when it need not be sent again; any other answer rejects it without changes. */
export async function handlePayoutNotice(
  ctx: CashierContext,
  notice: SignedNotice,
  vendor: string = FIRST_PAYOUT_VENDORS.bank,
): Promise<string> {
  const read = ctx.providers.payouts.get(vendor).readNotice?.(notice) ?? UNREADABLE
  if (!read.ok) {
    ctx.log.warn({ error: read.error }, 'payout notice refused')
    return read.error
  }
  const { reference, amountMinor, status } = read.notice
  const order = await findOrder(ctx.db, reference)
  if (order === undefined || order.payout !== vendor || order.arrivesMinor !== amountMinor) {
    ctx.log.error({ order_no: reference }, 'payout notice for an unknown payout')
    return 'unknown payout'
  }
  await applyPayoutStatus(ctx, reference, status)
  return 'OK'
}
