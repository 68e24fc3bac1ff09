import type { Hall } from '../../../../core/hall.ts'
import type { PayoutStatus, PreparedPayout } from '../../../../providers/payouts/index.ts'
import { applyEvent } from '../change-withdrawal.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { changeOrder, findOrder, lockOrder } from '../withdrawal-queries.ts'
import { applyStatus } from './apply-status.ts'
import { askAgainLater } from './ask-later.ts'
import { findPrepared, keepPrepared, payoutOf, railOf } from './payout-of.ts'

/**
 * Advances a payout: begins it, sends it or inquires about it. The order number is the reference of every send, so a
 * repeated send is safe. An uncertain payout is inquired about until its result is known, and refunded only then.
 * Idempotent and safe to run concurrently.
 */
export async function drivePayout(hall: Hall, orderNo: string): Promise<void> {
  const order = await findOrder(hall.db, orderNo)
  if (order === undefined) return
  if (order.state === 'reviewed') {
    const begun = await beginPayout(hall, orderNo)
    if (begun !== undefined) await prepareAndSend(hall, begun)
    return
  }
  if (order.state !== 'in_progress' && order.state !== 'transferred' && order.state !== 'success') return
  const rail = railOf(hall, order)
  const prepared = await findPrepared(hall, orderNo)
  if (order.state === 'in_progress' && rail.prepare !== undefined && prepared === null) {
    return prepareAndSend(hall, order)
  }
  const status = await rail.query(payoutOf(hall, order), prepared)
  if (status.kind === 'not_found' && (await claimSend(hall, orderNo, rail.notFoundGraceMs))) {
    return sendPayout(hall, order, prepared)
  }
  await applyStatus(hall, orderNo, status)
}

/** §4 status 2 → 4. The caller whose transaction makes this transition sends the payout. */
function beginPayout(hall: Hall, orderNo: string): Promise<WithdrawalOrder | undefined> {
  return hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return undefined
    const begun = await applyEvent(hall, trx, order, 'payout_begun')
    if (begun !== undefined) await askAgainLater(hall, trx, begun, 'begun')
    return begun
  })
}

async function prepareAndSend(hall: Hall, order: WithdrawalOrder): Promise<void> {
  const rail = railOf(hall, order)
  if (rail.prepare === undefined) {
    if (await claimSend(hall, order.orderNo, 0)) await sendPayout(hall, order, null)
    return
  }
  const made = await rail.prepare(payoutOf(hall, order))
  if (made.kind === 'unavailable') {
    await applyStatus(hall, order.orderNo, { kind: 'unknown', cause: `not prepared: ${made.cause}` })
    return
  }
  const prepared = await keepPrepared(hall, order.orderNo, made.prepared)
  if (await claimSend(hall, order.orderNo, 0)) await sendPayout(hall, order, prepared)
}

/** Records a send attempt before it is made. False when the order is not in progress, or was sent within `graceMs`. */
function claimSend(hall: Hall, orderNo: string, graceMs: number): Promise<boolean> {
  return hall.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo)
    const now = hall.clock.now()
    if (order?.state !== 'in_progress') return false
    if (order.lastSentAt !== null && now.getTime() - order.lastSentAt.getTime() < graceMs) return false
    await changeOrder(trx, orderNo, { send_count: order.sendCount + 1, last_sent_at: now })
    return true
  })
}

async function sendPayout(
  hall: Hall,
  order: WithdrawalOrder,
  prepared: PreparedPayout | null,
): Promise<void> {
  const rail = railOf(hall, order)
  const payout = payoutOf(hall, order)
  const answer = await rail.send(payout, prepared)
  await applyStatus(hall, order.orderNo, await statusAfter())

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
