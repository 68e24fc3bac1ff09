import type { PayoutStatus, PreparedPayout } from '../../../../providers/payouts/index.ts'
import type { CashierContext } from '../../tables.ts'
import { applyWithdrawalEvent } from '../apply-withdrawal-event.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { findOrder, lockOrder, updateOrder } from '../withdrawal-queries.ts'
import { applyPayoutStatus } from './apply-payout-status.ts'
import { findPreparedPayout, getPayoutRail, storePreparedPayout, toPayout } from './prepared-payout.ts'
import { schedulePayoutInquiry } from './schedule-payout-inquiry.ts'

/**
 * Advances a payout: begins it, sends it or inquires about it. The order number is the reference of every send, so a
 * repeated send is safe. An uncertain payout is inquired about until its result is known, and refunded only then.
 * Idempotent and safe to run concurrently.
 */
export async function advancePayout(ctx: CashierContext, orderNo: string): Promise<void> {
  const order = await findOrder(ctx.db, orderNo)
  if (order === undefined) return
  if (order.state === 'reviewed') {
    const begun = await beginPayout(ctx, orderNo)
    if (begun !== undefined) await prepareAndSend(ctx, begun)
    return
  }
  if (order.state !== 'in_progress' && order.state !== 'transferred' && order.state !== 'success') return
  const rail = getPayoutRail(ctx, order)
  const prepared = await findPreparedPayout(ctx, orderNo)
  if (order.state === 'in_progress' && rail.prepare !== undefined && prepared === null) {
    return prepareAndSend(ctx, order)
  }
  const status = await rail.query(toPayout(ctx, order), prepared)
  if (status.kind === 'not_found' && (await claimSend(ctx, orderNo, rail.notFoundGraceMs))) {
    return sendPayout(ctx, order, prepared)
  }
  await applyPayoutStatus(ctx, orderNo, status)
}

/** §4 status 2 → 4. The caller whose transaction makes this transition sends the payout. */
function beginPayout(ctx: CashierContext, orderNo: string): Promise<WithdrawalOrder | undefined> {
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return undefined
    const begun = await applyWithdrawalEvent(ctx, trx, order, 'payout_begun')
    if (begun !== undefined) await schedulePayoutInquiry(ctx, trx, begun, 'begun')
    return begun
  })
}

async function prepareAndSend(ctx: CashierContext, order: WithdrawalOrder): Promise<void> {
  const rail = getPayoutRail(ctx, order)
  if (rail.prepare === undefined) {
    if (await claimSend(ctx, order.orderNo, 0)) await sendPayout(ctx, order, null)
    return
  }
  const made = await rail.prepare(toPayout(ctx, order))
  if (made.kind === 'unavailable') {
    await applyPayoutStatus(ctx, order.orderNo, { kind: 'unknown', cause: `not prepared: ${made.cause}` })
    return
  }
  const prepared = await storePreparedPayout(ctx, order.orderNo, made.prepared)
  if (await claimSend(ctx, order.orderNo, 0)) await sendPayout(ctx, order, prepared)
}

/** Records a send attempt before it is made. False when the order is not in progress, or was sent within `graceMs`. */
function claimSend(ctx: CashierContext, orderNo: string, graceMs: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const now = ctx.clock.now()
    if (order?.state !== 'in_progress') return false
    if (order.lastSentAt !== null && now.getTime() - order.lastSentAt.getTime() < graceMs) return false
    await updateOrder(trx, orderNo, { send_count: order.sendCount + 1, last_sent_at: now })
    return true
  })
}

async function sendPayout(
  ctx: CashierContext,
  order: WithdrawalOrder,
  prepared: PreparedPayout | null,
): Promise<void> {
  const rail = getPayoutRail(ctx, order)
  const payout = toPayout(ctx, order)
  const answer = await rail.send(payout, prepared)
  await applyPayoutStatus(ctx, order.orderNo, await statusAfter())

  async function statusAfter(): Promise<PayoutStatus> {
    switch (answer.kind) {
      case 'accepted':
        return { kind: 'pending' }
      case 'duplicate':
        return rail.query(payout, prepared)
      case 'refused':
        return order.sendCount === 0
          ? { kind: 'failed', reason: answer.reason }
          : confirmRefusal(answer.reason)
      case 'unavailable':
      case 'unknown':
        return { kind: 'unknown', cause: answer.cause }
    }
  }

  /** An earlier unanswered send may have been accepted: the rail's status decides. */
  async function confirmRefusal(reason: string): Promise<PayoutStatus> {
    const status = await rail.query(payout, prepared)
    return status.kind === 'not_found' ? { kind: 'failed', reason } : status
  }
}
