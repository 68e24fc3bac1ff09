import type { Payout, PayoutRail, PreparedPayout } from '../../../../providers/payouts/index.ts'
import type { CashierContext } from '../../tables.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { decryptPayoutTarget } from './payout-target.ts'

/** The payout request of an order. Its reference is always the order number. */
export const toPayout = (ctx: CashierContext, order: WithdrawalOrder): Payout => ({
  reference: order.orderNo,
  currency: order.arrivesCurrency,
  amountMinor: order.arrivesMinor,
  destination: decryptPayoutTarget(ctx, order.orderNo, order.destinationSealed),
})

export const getPayoutRail = (ctx: CashierContext, { payout }: WithdrawalOrder): PayoutRail =>
  ctx.providers.payouts.get(payout)

/** The signed transaction of an order; null when there is none yet, or the rail needs none. */
export async function findPreparedPayout(
  ctx: CashierContext,
  orderNo: string,
): Promise<PreparedPayout | null> {
  const row = await ctx.db
    .selectFrom('withdrawal_transactions')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row === undefined ? null : { txid: row.txid, signed: row.signed, expiresAt: row.expires_at }
}

/** Stores the signed transaction before it is sent. Returns the stored one, which can be that of a concurrent call. */
export async function storePreparedPayout(
  ctx: CashierContext,
  orderNo: string,
  { txid, signed, expiresAt }: PreparedPayout,
): Promise<PreparedPayout> {
  await ctx.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('withdrawal_transactions')
      .values({
        order_no: orderNo,
        txid,
        signed: JSON.stringify(signed),
        made_at: ctx.clock.now(),
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('order_no').doNothing())
      .returning('txid')
      .executeTakeFirst()
    if (kept === undefined) return
    await trx.updateTable('withdrawal_orders').set({ txid }).where('order_no', '=', orderNo).execute()
  })
  const kept = await findPreparedPayout(ctx, orderNo)
  if (kept === null) throw new Error(`the transaction of ${orderNo} was not stored`)
  return kept
}
