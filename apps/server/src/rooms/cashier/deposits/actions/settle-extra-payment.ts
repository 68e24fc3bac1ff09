import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import {
  appLedger,
  moveMoney,
  openSystemAccounts,
  requireTurnover,
  SUSPENSE_ACCOUNT,
} from '../../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { requiredTurnover } from '../deposit-credit-rule.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder, lockOrder } from '../deposit-queries.ts'
import { DEPOSIT_SUBTYPES } from '../payments/credit-deposit.ts'
import { REFUNDS_DUE } from '../payments/refunds-due-account.ts'

/**
 * Decides an extra payment for an already settled order: credits it to the player, or books it as a refund due to its
 * sender. Crediting a large amount needs two operators. 404 unknown payment; 10040 already decided.
 */
export const settleExtraPayment = implementAction(operatorCalls.settleExtraPayment, {
  subject: ({ order_no, trade_no }) => `deposit ${order_no}, payment ${trade_no}`,
  async stake(_ctx, trx: CashierTrx, { order_no, trade_no, decision }) {
    const [order, extra] = [await findOrder(trx, order_no), await findExtra(trx, order_no, trade_no)]
    if (decision !== 'credited' || order === undefined || extra?.decision !== null) return null
    return { playerId: order.playerId, worthMinor: extra.paid_minor }
  },
  async run(ctx: CashierContext, trx: CashierTrx, { order_no, trade_no, decision }) {
    const order = await lockOrder(trx, order_no)
    const extra = await findExtra(trx, order_no, trade_no)
    if (order === undefined || extra === undefined) return refuse(404)
    if (extra.decision !== null) return refuse(10040)
    await trx
      .updateTable('deposit_extra_payments')
      .set({ decision, decided_at: ctx.clock.now() })
      .where('order_no', '=', order_no)
      .where('trade_no', '=', trade_no)
      .execute()
    const key = `deposit/${order_no}/extra/${trade_no}/${decision}`
    if (decision === 'credited') await credit(ctx, trx, order, { key, tradeNo: trade_no }, extra.paid_minor)
    else await bookRefundDue(ctx, trx, order_no, key, extra.paid_minor)
    return succeed({ order_no, trade_no, decision, amount: formatWireAmount(minor(extra.paid_minor), 'TWD') })
  },
})

const findExtra = (trx: CashierTrx, orderNo: string, tradeNo: string) =>
  trx
    .selectFrom('deposit_extra_payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()

async function credit(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  { key, tradeNo }: { readonly key: string; readonly tradeNo: string },
  paid: bigint,
): Promise<void> {
  const amountMinor = minor(paid)
  const moved = await moveMoney(ctx, trx, {
    key,
    playerId: order.playerId,
    subType: DEPOSIT_SUBTYPES[order.method],
    amountMinor,
    counterAccount: SUSPENSE_ACCOUNT,
    orderNo: order.orderNo,
  })
  if (!moved.ok) throw new Error(`the wallet refused ${key}`)
  await requireTurnover(trx, {
    playerId: order.playerId,
    orderNo: order.orderNo,
    part: tradeNo,
    creditedMinor: amountMinor,
    requiredMinor: requiredTurnover(order, amountMinor),
    at: ctx.clock.now(),
  })
}

async function bookRefundDue(
  ctx: CashierContext,
  trx: CashierTrx,
  orderNo: string,
  key: string,
  paid: bigint,
): Promise<void> {
  const amountMinor = minor(paid)
  await openSystemAccounts(trx, [REFUNDS_DUE])
  const posted = await appLedger.post(sqlRunner(trx), {
    key,
    kind: 'deposit_refund_due',
    at: ctx.clock.now(),
    legs: [
      { account: SUSPENSE_ACCOUNT, amountMinor: negate(amountMinor) },
      { account: REFUNDS_DUE, amountMinor },
    ],
    metadata: { order_no: orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused ${key}: ${posted.error}`)
}
