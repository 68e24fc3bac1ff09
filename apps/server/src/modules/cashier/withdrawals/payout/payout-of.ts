import type { Hall } from '../../../../core/hall.ts'
import type { Payout, PayoutRail, PreparedPayout } from '../../../../providers/payouts/index.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { openTarget } from './payout-target.ts'

/** The payout request of an order. Its reference is always the order number. */
export const payoutOf = (hall: Hall, order: WithdrawalOrder): Payout => ({
  reference: order.orderNo,
  currency: order.arrivesCurrency,
  amountMinor: order.arrivesMinor,
  destination: openTarget(hall, order.orderNo, order.destinationSealed),
})

export const railOf = (hall: Hall, { method }: WithdrawalOrder): PayoutRail => hall.providers.payouts[method]

/** The signed transaction of an order; null when there is none yet, or the rail needs none. */
export async function findPrepared(hall: Hall, orderNo: string): Promise<PreparedPayout | null> {
  const row = await hall.db
    .selectFrom('withdrawal_transactions')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row === undefined ? null : { txid: row.txid, signed: row.signed, expiresAt: row.expires_at }
}

/** Stores the signed transaction before it is sent. Returns the stored one, which can be that of a concurrent call. */
export async function keepPrepared(
  hall: Hall,
  orderNo: string,
  { txid, signed, expiresAt }: PreparedPayout,
): Promise<PreparedPayout> {
  await hall.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('withdrawal_transactions')
      .values({
        order_no: orderNo,
        txid,
        signed: JSON.stringify(signed),
        made_at: hall.clock.now(),
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('order_no').doNothing())
      .returning('txid')
      .executeTakeFirst()
    if (kept === undefined) return
    await trx.updateTable('withdrawal_orders').set({ txid }).where('order_no', '=', orderNo).execute()
  })
  const kept = await findPrepared(hall, orderNo)
  if (kept === null) throw new Error(`the transaction of ${orderNo} was not stored`)
  return kept
}
