import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Hall } from '../../../core/hall.ts'
import { applyPayment } from './apply-payment.ts'

const FORM = 'application/x-www-form-urlencoded'
const MAX_BODY_BYTES = 64 * 1024
const ACCEPTED = '1|OK'

/** The gateway's payment callback: `POST /api/callbacks/gateway`, a signed form (docs/protocols/gateway.md). */
export function gatewayCallback(hall: Hall): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    if (app.hasContentTypeParser(FORM)) app.removeContentTypeParser(FORM)
    app.addContentTypeParser(
      FORM,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    app.post('/api/callbacks/gateway', async (request, reply) => {
      reply.type('text/plain; charset=utf-8')
      return Buffer.isBuffer(request.body) ? answerNotice(hall, request.body) : '0|Malformed'
    })
  }
}

/**
 * Verifies and applies one notice. Answers `1|OK` when the gateway need not send it again, else `0|reason`.
 */
export async function answerNotice(hall: Hall, rawBody: Buffer): Promise<string> {
  const read = hall.providers.payments.readNotice(rawBody)
  if (!read.ok) {
    hall.log.warn({ error: read.error }, 'gateway notice refused')
    return read.error === 'signature' ? '0|CheckMacValue' : '0|Malformed'
  }
  const { notice } = read
  const about = { order_no: notice.orderNo, trade_no: notice.payment.tradeNo }
  if (notice.merchantId !== hall.providers.payments.merchantId) {
    hall.log.warn(about, 'gateway notice for another merchant')
    return '0|Merchant'
  }
  if (!notice.isPaid) {
    hall.log.info(about, 'gateway notice without payment')
    return ACCEPTED
  }
  if (notice.isSimulated && hall.config.GAMEHALL_MODE === 'live') {
    hall.log.warn(about, 'simulated payment ignored in live mode')
    return ACCEPTED
  }
  const effect = await applyPayment(hall, notice.orderNo, notice.payment)
  hall.log.info({ ...about, effect }, 'gateway notice')
  return effect === 'unknown_order' ? '0|OrderNotFound' : ACCEPTED
}
