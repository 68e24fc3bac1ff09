import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { applyFault } from '../faults/apply-fault.ts'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { type Fields, hasValidSignature, signFields } from './check-mac-value.ts'
import { BANK_CODE, findOrder, type GatewayOrder, issuePaymentCode } from './gateway-orders.ts'
import { formatTaipeiTime } from './taipei-time.ts'

const LIMITS = { ATM: [11, 49_999], CVS: [33, 6_000] } as const
const STAMP_SKEW_S = 180

const createFields = z.object({
  MerchantTradeNo: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  MerchantTradeDate: z.string().regex(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
  PaymentType: z.literal('aio'),
  TotalAmount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  ReturnURL: z.url({ protocol: /^https?$/ }),
})
const createRequest = z.discriminatedUnion('ChoosePayment', [
  createFields.extend({
    ChoosePayment: z.literal('ATM'),
    ExpireDate: z.coerce.number().int().min(1).max(60),
  }),
  createFields.extend({
    ChoosePayment: z.literal('CVS'),
    ChooseSubPayment: z.enum(['IBON', 'FAMILY', 'HILIFE', 'OK']),
    StoreExpireDate: z.coerce.number().int().min(1).max(43_200),
  }),
])
const queryRequest = z.object({
  MerchantTradeNo: z.string().max(20),
  TimeStamp: z
    .string()
    .regex(/^\d{10}$/)
    .transform(Number),
})

/** The all-in-one gateway's HTTP side (docs/protocols/gateway.md). */
export function gatewayRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post('/Cashier/CreateOrder', (request, reply) =>
    answerSigned(context, request.body, reply, (fields) => createOrder(context, fields)),
  )
  app.post('/Cashier/QueryOrder', (request, reply) =>
    answerSigned(context, request.body, reply, (fields) => queryOrder(context, fields)),
  )
}

async function answerSigned(
  context: SandboxContext,
  body: unknown,
  reply: FastifyReply,
  work: (fields: Fields) => Promise<Fields>,
) {
  const { gateway } = context
  const parsed = z.record(z.string(), z.string()).safeParse(body)
  const fields = parsed.success ? parsed.data : {}
  reply.type('application/x-www-form-urlencoded; charset=utf-8')
  const answer = (own: Fields) =>
    new URLSearchParams(
      signFields(
        { MerchantID: gateway.merchantId, MerchantTradeNo: fields.MerchantTradeNo ?? '', ...own },
        gateway,
      ),
    ).toString()
  if (fields.MerchantID !== gateway.merchantId || !hasValidSignature(fields, gateway)) {
    return new URLSearchParams({ RtnCode: '10200073', RtnMsg: 'CheckMacValue Error' }).toString()
  }
  return applyFault(
    reply,
    await takeFault(context.db, 'gateway'),
    async () => answer(await work(fields)),
    () => answer({ RtnCode: '10200052', RtnMsg: 'refused on purpose' }),
  )
}

async function createOrder(context: SandboxContext, fields: Fields): Promise<Fields> {
  const parsed = createRequest.safeParse(fields)
  if (!parsed.success) return { RtnCode: '10200052', RtnMsg: 'Parameter Error' }
  const { TotalAmount: amount } = parsed.data
  const [least, most] = LIMITS[parsed.data.ChoosePayment]
  if (amount < least || amount > most) return { RtnCode: '10200050', RtnMsg: 'TotalAmount Error' }
  const order = await issuePaymentCode(context, {
    orderNo: parsed.data.MerchantTradeNo,
    amount,
    tradeDate: parsed.data.MerchantTradeDate,
    payable:
      parsed.data.ChoosePayment === 'ATM'
        ? { days: parsed.data.ExpireDate }
        : { minutes: parsed.data.StoreExpireDate, store: parsed.data.ChooseSubPayment },
    returnUrl: parsed.data.ReturnURL,
  })
  return order === null
    ? { RtnCode: '10300028', RtnMsg: 'MerchantTradeNo exists' }
    : {
        ...(order.store === null
          ? { RtnCode: '2', RtnMsg: 'Get VirtualAccount Succeeded' }
          : { RtnCode: '10100073', RtnMsg: 'Get CVS Code Succeeded' }),
        ...codeFields(order),
      }
}

async function queryOrder(context: SandboxContext, fields: Fields): Promise<Fields> {
  const parsed = queryRequest.safeParse(fields)
  const nowS = context.clock.now().getTime() / 1000
  if (!parsed.success || Math.abs(parsed.data.TimeStamp - nowS) > STAMP_SKEW_S) {
    return { RtnCode: '10200052', RtnMsg: 'Parameter Error' }
  }
  const order = await findOrder(context, parsed.data.MerchantTradeNo)
  if (order === undefined) return { TradeStatus: '10200047' }
  return {
    TradeStatus: order.paid_at === null ? '0' : '1',
    ...codeFields(order),
    PaymentDate: order.paid_at === null ? '' : formatTaipeiTime(order.paid_at),
  }
}

const codeFields = (order: GatewayOrder): Fields => ({
  TradeNo: order.trade_no,
  TradeAmt: String(order.paid_amount ?? order.amount),
  ...(order.store === null
    ? { BankCode: BANK_CODE, vAccount: order.account }
    : { PaymentNo: order.account, ChooseSubPayment: order.store }),
  ExpireDate: order.last_day,
})
