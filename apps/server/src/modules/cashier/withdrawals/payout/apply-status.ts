import type { Hall } from '../../../../core/hall.ts'
import type { Trx } from '../../../../core/transact.ts'
import type { PayoutStatus } from '../../../../providers/payouts/index.ts'
import { applyEvent, type Circumstances } from '../change-withdrawal.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { changeOrder, lockOrder } from '../withdrawal-queries.ts'
import type { WithdrawalEvent } from '../withdrawal-states.ts'
import { askAgainLater, askOnceMore } from './ask-later.ts'

/**
 * Applies a payout status from the rail (response, inquiry or callback); idempotent. A status without a transition
 * schedules another inquiry.
 */
export async function applyStatus(hall: Hall, orderNo: string, status: PayoutStatus): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return
    const changed = await change(hall, trx, order, status)
    if (changed === undefined) return askAgainLater(hall, trx, order, answerText(status))
    await changeOrder(trx, orderNo, { ask_count: 0, last_answer: answerText(status) })
    hall.log.info(
      { order_no: orderNo, state: changed.state, answer: status.kind },
      'withdrawal state changed',
    )
    if (changed.state === 'transferred') await askAgainLater(hall, trx, changed, answerText(status))
    if (changed.state === 'success') await askOnceMore(hall, trx, changed)
  })
}

function change(
  hall: Hall,
  trx: Trx,
  order: WithdrawalOrder,
  status: PayoutStatus,
): Promise<WithdrawalOrder | undefined> {
  const [event, circumstances] = eventOf(order, status)
  return event === null ? Promise.resolve(undefined) : applyEvent(hall, trx, order, event, circumstances)
}

function eventOf(
  order: WithdrawalOrder,
  status: PayoutStatus,
): readonly [WithdrawalEvent | null, Circumstances?] {
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
