import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { takeFault } from '../faults/fault-store.ts'
import { misbehave } from '../faults/misbehave.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { type Fields, isSigned, signFields } from './check-mac-value.ts'
import { BANK_CODE, findOrder, type GatewayOrder, issueAccount } from './gateway-orders.ts'
import { taipeiStamp } from './taipei-time.ts'

const [MIN_AMOUNT, MAX_AMOUNT] = [11, 49_999]
const STAMP_SKEW_S = 180

const createRequest = z.object({
  MerchantTradeNo: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  MerchantTradeDate: z.string().regex(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/),
  PaymentType: z.literal('aio'),
  TotalAmount: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  ChoosePayment: z.literal('ATM'),
  ExpireDate: z.coerce.number().int().min(1).max(60),
  ReturnURL: z.url({ protocol: /^https?$/ }),
})
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
  if (fields.MerchantID !== gateway.merchantId || !isSigned(fields, gateway)) {
    return new URLSearchParams({ RtnCode: '10200073', RtnMsg: 'CheckMacValue Error' }).toString()
  }
  return misbehave(
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
  if (amount < MIN_AMOUNT || amount > MAX_AMOUNT) return { RtnCode: '10200050', RtnMsg: 'TotalAmount Error' }
  const order = await issueAccount(context, {
    orderNo: parsed.data.MerchantTradeNo,
    amount,
    tradeDate: parsed.data.MerchantTradeDate,
    expiresInDays: parsed.data.ExpireDate,
    returnUrl: parsed.data.ReturnURL,
  })
  return order === null
    ? { RtnCode: '10300028', RtnMsg: 'MerchantTradeNo exists' }
    : { RtnCode: '2', RtnMsg: 'Get VirtualAccount Succeeded', ...accountFields(order) }
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
    ...accountFields(order),
    PaymentDate: order.paid_at === null ? '' : taipeiStamp(order.paid_at),
  }
}

const accountFields = (order: GatewayOrder): Fields => ({
  TradeNo: order.trade_no,
  TradeAmt: String(order.paid_amount ?? order.amount),
  BankCode: BANK_CODE,
  vAccount: order.account,
  ExpireDate: order.last_day,
})
