import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { applyEvent } from './change-withdrawal.ts'
import { driveWithdrawalKind } from './jobs/job-kinds.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'

/** Approves an order, by an operator or automatically (null), and enqueues its payout. False when it is not in review. */
export async function approveOrder(
  hall: Hall,
  trx: Trx,
  order: WithdrawalOrder,
  by: string | null,
): Promise<boolean> {
  const approved = await applyEvent(hall, trx, order, 'approved', {
    reviewed_at: hall.clock.now(),
    reviewed_by: by,
  })
  if (approved === undefined) return false
  await hall.jobs.enqueue(trx, driveWithdrawalKind, { order_no: order.orderNo }, { key: order.orderNo })
  return true
}
