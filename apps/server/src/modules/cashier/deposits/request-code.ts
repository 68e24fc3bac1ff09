import type { Hall } from '../../../core/hall.ts'
import type { IssueCodeResult, PaymentCode, QueryOrderResult } from '../../../providers/payments/index.ts'
import { applyPayment } from './apply-payment.ts'
import type { DepositOrder } from './deposit-order.ts'
import { changeOrder, codeColumns, lockOrder } from './deposit-queries.ts'
import { nextState } from './deposit-states.ts'
import { enqueuePoll } from './jobs/poll-deposit.ts'

const DAY_S = 86_400
const MINUTE_S = 60

/**
 * Fetches an order's payment code from the gateway. Idempotent: the order number is the request's key.
 * `open`: no answer; the order stays `requesting`.
 */
export async function requestCode(hall: Hall, order: DepositOrder): Promise<'done' | 'open'> {
  const issued = await issueCode(hall, order)
  const answer =
    issued.kind === 'duplicate' ? await hall.providers.payments.queryOrder(order.orderNo) : issued
  return applyAnswer(hall, order.orderNo, answer)
}

function issueCode(hall: Hall, order: DepositOrder): Promise<IssueCodeResult> {
  const { orderNo, amountMinor, createdAt, store } = order
  const lifetimeS = (order.expiresAt.getTime() - createdAt.getTime()) / 1000
  const draft = { orderNo, amountMinor, createdAt }
  return store === null
    ? hall.providers.payments.issueAtmCode({ ...draft, expiresInDays: Math.ceil(lifetimeS / DAY_S) })
    : hall.providers.payments.issueStoreCode({
        ...draft,
        store,
        expiresInMinutes: Math.ceil(lifetimeS / MINUTE_S),
      })
}

async function applyAnswer(
  hall: Hall,
  orderNo: string,
  answer: Exclude<IssueCodeResult, { kind: 'duplicate' }> | QueryOrderResult,
): Promise<'done' | 'open'> {
  switch (answer.kind) {
    case 'issued':
    case 'waiting':
      await storeCode(hall, orderNo, answer.code)
      return 'done'
    case 'paid':
      await storeCode(hall, orderNo, answer.code)
      await applyPayment(hall, orderNo, answer.payment)
      return 'done'
    case 'refused':
      hall.log.error({ order_no: orderNo, reason: answer.reason }, 'the gateway refused a deposit order')
      await storeRefusal(hall, orderNo)
      return 'done'
    case 'unknown':
    case 'not_found':
      hall.log.warn({ order_no: orderNo, answer: answer.kind }, 'no payment code yet')
      return 'open'
  }
}

/** Does nothing when the order was closed meanwhile. */
async function storeCode(hall: Hall, orderNo: string, code: PaymentCode): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const state = order && nextState(order.state, 'code_issued')
    if (state === undefined) return
    await changeOrder(trx, orderNo, {
      state,
      ...codeColumns(code),
    })
    await enqueuePoll(hall, trx, orderNo, state, 0)
  })
}

async function storeRefusal(hall: Hall, orderNo: string): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const state = order && nextState(order.state, 'code_refused')
    if (state !== undefined) await changeOrder(trx, orderNo, { state })
  })
}
