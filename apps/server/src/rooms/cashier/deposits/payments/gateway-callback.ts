import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { limitUnverifiedDeliveries } from '../../../../platform/http/rate-limits/limit-unverified-deliveries.ts'
import type { NoticeVerdict, PaymentGateway } from '../../../../providers/payments/index.ts'
import { type CashierContext, withCashierTables } from '../../tables.ts'
import { findOrder } from '../deposit-queries.ts'
import { applyPayment } from './apply-payment.ts'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BODY_BYTES = 64 * 1024
/** The gateway of callbacks to the address without a vendor. */
const FIRST_GATEWAY = 'all-in-one'

/**
 * The gateways' payment callbacks: `POST /api/callbacks/gateway/<vendor>`, a signed form in the vendor's own protocol; 404
 * for an unknown vendor. Without a vendor: the all-in-one gateway (docs/protocols/gateway.md).
 */
export function gatewayCallback(ctx: AppContext): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    if (app.hasContentTypeParser(FORM)) app.removeContentTypeParser(FORM)
    app.addContentTypeParser(
      FORM,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    const countUnverified = limitUnverifiedDeliveries(app, ctx)
    const answer = async (vendor: string, request: FastifyRequest, reply: FastifyReply) => {
      if (!ctx.providers.payments.ids.includes(vendor)) return reply.callNotFound()
      reply.type('text/plain; charset=utf-8')
      const body = Buffer.isBuffer(request.body) ? request.body : null
      const gateway = ctx.providers.payments.get(vendor)
      if (body === null || !gateway.readNotice(body).ok) await countUnverified(request)
      return body === null
        ? gateway.answerNotice('malformed')
        : handleGatewayNotice(withCashierTables(ctx), body, vendor)
    }
    app.post('/api/callbacks/gateway', (request, reply) => answer(FIRST_GATEWAY, request, reply))
    app.post<{ Params: { vendor: string } }>('/api/callbacks/gateway/:vendor', (request, reply) =>
      answer(request.params.vendor, request, reply),
    )
  }
}

/** Verifies and applies one notice of a gateway. Returns the body of the answer, in the gateway's words. */
export async function handleGatewayNotice(
  ctx: CashierContext,
  rawBody: Buffer,
  vendor: string = FIRST_GATEWAY,
): Promise<string> {
  const gateway = ctx.providers.payments.get(vendor)
  return gateway.answerNotice(await applyNotice(ctx, gateway, vendor, rawBody))
}

async function applyNotice(
  ctx: CashierContext,
  gateway: PaymentGateway,
  vendor: string,
  rawBody: Buffer,
): Promise<NoticeVerdict> {
  const read = gateway.readNotice(rawBody)
  if (!read.ok) {
    ctx.log.warn({ error: read.error, vendor }, 'gateway notice refused')
    return read.error
  }
  const { notice } = read
  const about = { order_no: notice.orderNo, trade_no: notice.payment.tradeNo, vendor }
  if (notice.merchantId !== gateway.merchantId) {
    ctx.log.warn(about, 'gateway notice for another merchant')
    return 'merchant'
  }
  if (!notice.isPaid) {
    ctx.log.info(about, 'gateway notice without payment')
    return 'accepted'
  }
  if (notice.isSimulated && ctx.config.GAMEHALL_MODE === 'live') {
    ctx.log.warn(about, 'simulated payment ignored in live mode')
    return 'accepted'
  }
  const order = await findOrder(ctx.db, notice.orderNo)
  if (order !== undefined && order.gateway !== vendor) {
    ctx.log.error(about, 'gateway notice for an order of another gateway')
    return 'unknown_order'
  }
  const effect = await applyPayment(ctx, notice.orderNo, notice.payment)
  ctx.log.info({ ...about, effect }, 'gateway notice')
  return effect === 'unknown_order' ? 'unknown_order' : 'accepted'
}
