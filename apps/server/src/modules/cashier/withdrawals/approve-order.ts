import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { applyEvent } from './change-withdrawal.ts'
import { driveWithdrawalKind } from './jobs/job-kinds.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'

/** Lets an order through, by an operator or (null) by the hall's own limits, and leaves its payout as a job. False: too late. */
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
