import type {
  IssueCodeResult,
  PaymentCode,
  PaymentGateway,
  QueryOrderResult,
} from '../../../../providers/payments/index.ts'
import type { CashierContext } from '../../tables.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { lockOrder, paymentCodeColumns, updateOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { enqueueDepositPoll } from '../jobs/poll-deposit.ts'
import { applyPayment } from './apply-payment.ts'

const DAY_S = 86_400
const MINUTE_S = 60

/**
 * Fetches an order's payment code from the gateway. Idempotent: the order number is the request's key.
 * `open`: no answer; the order stays `requesting`.
 */
export async function fetchPaymentCode(ctx: CashierContext, order: DepositOrder): Promise<'done' | 'open'> {
  const gateway = ctx.providers.payments.get(order.gateway)
  const issued = await issueCode(gateway, order)
  const answer = issued.kind === 'duplicate' ? await gateway.queryOrder(order.orderNo) : issued
  return applyAnswer(ctx, order.orderNo, answer)
}

function issueCode(gateway: PaymentGateway, order: DepositOrder): Promise<IssueCodeResult> {
  const { orderNo, amountMinor, createdAt, store } = order
  const lifetimeS = (order.expiresAt.getTime() - createdAt.getTime()) / 1000
  const draft = { orderNo, amountMinor, createdAt }
  return store === null
    ? gateway.issueAtmCode({ ...draft, expiresInDays: Math.ceil(lifetimeS / DAY_S) })
    : gateway.issueStoreCode({
        ...draft,
        store,
        expiresInMinutes: Math.ceil(lifetimeS / MINUTE_S),
      })
}

async function applyAnswer(
  ctx: CashierContext,
  orderNo: string,
  answer: Exclude<IssueCodeResult, { kind: 'duplicate' }> | QueryOrderResult,
): Promise<'done' | 'open'> {
  switch (answer.kind) {
    case 'issued':
    case 'waiting':
      await storeCode(ctx, orderNo, answer.code)
      return 'done'
    case 'paid':
      await storeCode(ctx, orderNo, answer.code)
      await applyPayment(ctx, orderNo, answer.payment)
      return 'done'
    case 'refused':
      ctx.log.error({ order_no: orderNo, reason: answer.reason }, 'the gateway refused a deposit order')
      await storeRefusal(ctx, orderNo)
      return 'done'
    case 'unknown':
    case 'not_found':
      ctx.log.warn({ order_no: orderNo, answer: answer.kind }, 'no payment code yet')
      return 'open'
  }
}

/** Does nothing when the order was closed meanwhile. */
async function storeCode(ctx: CashierContext, orderNo: string, code: PaymentCode): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const state = order && nextState(order.state, 'code_issued')
    if (state === undefined) return
    await updateOrder(trx, orderNo, {
      state,
      ...paymentCodeColumns(code),
    })
    await enqueueDepositPoll(ctx, trx, orderNo, state, 0)
  })
}

async function storeRefusal(ctx: CashierContext, orderNo: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const state = order && nextState(order.state, 'code_refused')
    if (state !== undefined) await updateOrder(trx, orderNo, { state })
  })
}
