import type { DepositMethod } from '@gamehall/contract/cashier'
import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Payment } from '../../../../providers/payments/index.ts'
import { appLedger, moveMoney, openSystemAccounts, requireTurnover } from '../../../wallet/index.ts'
import { depositCreditedHook } from '../../hooks.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { creditedAmount, requiredTurnover } from '../deposit-credit-rule.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { notifyDepositCredited } from '../notify-player.ts'

/** Transaction subtypes by deposit method (§4). */
export const DEPOSIT_SUBTYPES = {
  atm: 'recharge_atm',
  cvs: 'recharge_cvs',
  usdt: 'recharge_virtual',
} as const satisfies Record<DepositMethod, TransactionSubtype>

/** System account of deposit fees. */
const DEPOSIT_FEES = 'house/deposit-fees/TWD'

/**
 * Credits the received amount minus the fee to the player, adds its turnover requirement and notifies the player.
 * The posting key contains the order number, so an order is credited once.
 */
export async function creditDeposit(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  payment: Payment,
  fromAccount: string,
): Promise<void> {
  const credited = creditedAmount(order, payment.amountMinor)
  const moved = await moveMoney(ctx, trx, {
    key: `deposit/${order.orderNo}/credit`,
    playerId: order.playerId,
    subType: DEPOSIT_SUBTYPES[order.method],
    amountMinor: credited,
    counterAccount: fromAccount,
    orderNo: order.orderNo,
  })
  if (!moved.ok) throw new Error(`the wallet refused deposit ${order.orderNo}`)
  if (order.feeMinor > ZERO) await bookFee(ctx, trx, order, fromAccount)
  const wash = requiredTurnover(order, credited)
  if (wash > ZERO) {
    await requireTurnover(trx, {
      playerId: order.playerId,
      orderNo: order.orderNo,
      creditedMinor: credited,
      requiredMinor: wash,
      at: ctx.clock.now(),
    })
  }
  await depositCreditedHook.of(ctx)(ctx, trx, order.playerId)
  await notifyDepositCredited(ctx, trx, order, credited)
}

async function bookFee(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  fromAccount: string,
): Promise<void> {
  await openSystemAccounts(trx, [DEPOSIT_FEES])
  const posted = await appLedger.post(sqlRunner(trx), {
    key: `deposit/${order.orderNo}/fee`,
    kind: 'deposit_fee',
    at: ctx.clock.now(),
    legs: [
      { account: fromAccount, amountMinor: negate(order.feeMinor) },
      { account: DEPOSIT_FEES, amountMinor: order.feeMinor },
    ],
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused the fee of ${order.orderNo}: ${posted.error}`)
}
