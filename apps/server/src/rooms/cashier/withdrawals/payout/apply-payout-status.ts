import type { PayoutStatus } from '../../../../providers/payouts/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { applyWithdrawalEvent, type WithdrawalEventDetails } from '../apply-withdrawal-event.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { lockOrder, updateOrder } from '../withdrawal-queries.ts'
import type { WithdrawalEvent } from '../withdrawal-states.ts'
import { scheduleFinalPayoutInquiry, schedulePayoutInquiry } from './schedule-payout-inquiry.ts'

/**
 * Applies a payout status from the rail (response, inquiry or callback); idempotent. A status without a transition
 * schedules another inquiry.
 */
export async function applyPayoutStatus(
  ctx: CashierContext,
  orderNo: string,
  status: PayoutStatus,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return
    const changed = await change(ctx, trx, order, status)
    if (changed === undefined) return schedulePayoutInquiry(ctx, trx, order, answerText(status))
    await updateOrder(trx, orderNo, { ask_count: 0, last_answer: answerText(status) })
    ctx.log.info({ order_no: orderNo, state: changed.state, answer: status.kind }, 'withdrawal state changed')
    if (changed.state === 'transferred') await schedulePayoutInquiry(ctx, trx, changed, answerText(status))
    if (changed.state === 'success') await scheduleFinalPayoutInquiry(ctx, trx, changed)
  })
}

function change(
  ctx: CashierContext,
  trx: CashierTrx,
  order: WithdrawalOrder,
  status: PayoutStatus,
): Promise<WithdrawalOrder | undefined> {
  const [event, circumstances] = eventOf(order, status)
  return event === null
    ? Promise.resolve(undefined)
    : applyWithdrawalEvent(ctx, trx, order, event, circumstances)
}

function eventOf(
  order: WithdrawalOrder,
  status: PayoutStatus,
): readonly [WithdrawalEvent | null, WithdrawalEventDetails?] {
  // After the transfer has left, a failure means that the money was returned.
  const away = order.state === 'in_progress' ? 'refused' : 'returned'
  switch (status.kind) {
    case 'transferred':
    case 'succeeded':
      return [status.kind]
    case 'failed':
      return [away, { failure: away }]
    case 'expired':
      return [away, { failure: 'expired' }]
    case 'returned':
      return ['returned', { failure: 'returned' }]
    case 'pending':
    case 'not_found':
    case 'unknown':
      return [null]
  }
}

/** One line about the status for operators, at most 200 characters. */
function answerText(status: PayoutStatus): string {
  const detail = 'reason' in status ? status.reason : 'cause' in status ? status.cause : ''
  return `${status.kind} ${detail}`.trim().slice(0, 200)
}
