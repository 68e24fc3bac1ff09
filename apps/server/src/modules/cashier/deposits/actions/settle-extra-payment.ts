import { formatWire, minor, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import { refuse, succeed } from '../../../../core/outcome.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineAction } from '../../../../operator/action.ts'
import { hallLedger, moveMoney, openHouseAccounts, requireTurnover, SUSPENSE } from '../../../wallet/index.ts'
import { SUB_TYPES } from '../credit-deposit.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder, lockOrder } from '../deposit-queries.ts'
import { washAmount } from '../deposit-view.ts'
import { REFUNDS_DUE } from '../refunds-due.ts'

/**
 * Decides an extra payment for an already settled order: credits it to the player, or books it as a refund due to its
 * sender. Crediting a large amount needs two operators. 404 unknown payment; 10040 already decided.
 */
export const settleExtraPayment = defineAction({
  name: 'settle-extra-payment',
  permission: 'deposits.review',
  summary: 'Credit or refund an extra payment for a settled deposit',
  input: z.object({
    order_no: z.string().min(1).max(40),
    trade_no: z.string().min(1).max(100),
    decision: z.enum(['credited', 'refund_due']),
  }),
  subject: ({ order_no, trade_no }) => `deposit ${order_no}, payment ${trade_no}`,
  fourEyes: {
    rule: 'amount',
    async stake(_hall, trx, { order_no, trade_no, decision }) {
      const [order, extra] = [await findOrder(trx, order_no), await findExtra(trx, order_no, trade_no)]
      if (decision !== 'credited' || order === undefined || extra?.decision !== null) return null
      return { playerId: order.playerId, worthMinor: extra.paid_minor }
    },
  },
  async run(hall, trx, { order_no, trade_no, decision }) {
    const order = await lockOrder(trx, order_no)
    const extra = await findExtra(trx, order_no, trade_no)
    if (order === undefined || extra === undefined) return refuse(404)
    if (extra.decision !== null) return refuse(10040)
    await trx
      .updateTable('deposit_extra_payments')
      .set({ decision, decided_at: hall.clock.now() })
      .where('order_no', '=', order_no)
      .where('trade_no', '=', trade_no)
      .execute()
    const key = `deposit/${order_no}/extra/${trade_no}/${decision}`
    if (decision === 'credited') await credit(hall, trx, order, { key, tradeNo: trade_no }, extra.paid_minor)
    else await bookRefundDue(hall, trx, order_no, key, extra.paid_minor)
    return succeed({ order_no, trade_no, decision, amount: formatWire(minor(extra.paid_minor), 'TWD') })
  },
})

const findExtra = (trx: Trx, orderNo: string, tradeNo: string) =>
  trx
    .selectFrom('deposit_extra_payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()

async function credit(
  hall: Hall,
  trx: Trx,
  order: DepositOrder,
  { key, tradeNo }: { readonly key: string; readonly tradeNo: string },
  paid: bigint,
): Promise<void> {
  const amountMinor = minor(paid)
  const moved = await moveMoney(hall, trx, {
    key,
    playerId: order.playerId,
    subType: SUB_TYPES[order.method],
    amountMinor,
    counterAccount: SUSPENSE,
    orderNo: order.orderNo,
  })
  if (!moved.ok) throw new Error(`the wallet refused ${key}`)
  await requireTurnover(trx, {
    playerId: order.playerId,
    orderNo: order.orderNo,
    part: tradeNo,
    creditedMinor: amountMinor,
    requiredMinor: washAmount(order, amountMinor),
    at: hall.clock.now(),
  })
}

async function bookRefundDue(
  hall: Hall,
  trx: Trx,
  orderNo: string,
  key: string,
  paid: bigint,
): Promise<void> {
  const amountMinor = minor(paid)
  await openHouseAccounts(trx, [REFUNDS_DUE])
  const posted = await hallLedger.post(sqlRunner(trx), {
    key,
    kind: 'deposit_refund_due',
    at: hall.clock.now(),
    legs: [
      { account: SUSPENSE, amountMinor: negate(amountMinor) },
      { account: REFUNDS_DUE, amountMinor },
    ],
    metadata: { order_no: orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused ${key}: ${posted.error}`)
}
