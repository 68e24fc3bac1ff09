import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { applyPayment } from './apply-payment.ts'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BODY_BYTES = 64 * 1024
const ACCEPTED = '1|OK'

/** The gateway's payment callback: `POST /api/callbacks/gateway`, a signed form (docs/protocols/gateway.md). */
export function gatewayCallback(ctx: AppContext): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    if (app.hasContentTypeParser(FORM)) app.removeContentTypeParser(FORM)
    app.addContentTypeParser(
      FORM,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    app.post('/api/callbacks/gateway', async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      return Buffer.isBuffer(request.body) ? handleGatewayNotice(ctx, request.body) : '0|Malformed'
    })
  }
}

/**
 * Verifies and applies one notice. Answers `1|OK` when the gateway need not send it again, else `0|reason`.
 */
export async function handleGatewayNotice(ctx: AppContext, rawBody: Buffer): Promise<string> {
  const read = ctx.providers.payments.readNotice(rawBody)
  if (!read.ok) {
    ctx.log.warn({ error: read.error }, 'gateway notice refused')
    return read.error === 'signature' ? '0|CheckMacValue' : '0|Malformed'
  }
  const { notice } = read
  const about = { order_no: notice.orderNo, trade_no: notice.payment.tradeNo }
  if (notice.merchantId !== ctx.providers.payments.merchantId) {
    ctx.log.warn(about, 'gateway notice for another merchant')
    return '0|Merchant'
  }
  if (!notice.isPaid) {
    ctx.log.info(about, 'gateway notice without payment')
    return ACCEPTED
  }
  if (notice.isSimulated && ctx.config.GAMEHALL_MODE === 'live') {
    ctx.log.warn(about, 'simulated payment ignored in live mode')
    return ACCEPTED
  }
  const effect = await applyPayment(ctx, notice.orderNo, notice.payment)
  ctx.log.info({ ...about, effect }, 'gateway notice')
  return effect === 'unknown_order' ? '0|OrderNotFound' : ACCEPTED
}
