import type { DepositMethod } from '@gamehall/contract/cashier'
import type { TransactionSubtype } from '@gamehall/contract/wallet'
import { negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Payment } from '../../../providers/payments/index.ts'
import { noteDeposit } from '../../rewards/index.ts'
import { hallLedger, moveMoney, openHouseAccounts, requireTurnover } from '../../wallet/index.ts'
import type { DepositOrder } from './deposit-order.ts'
import { creditedAmount, washAmount } from './deposit-view.ts'
import { tellCredited } from './tell-player.ts'

/** Transaction subtypes by deposit method (§4). */
export const SUB_TYPES = {
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
  hall: Hall,
  trx: Trx,
  order: DepositOrder,
  payment: Payment,
  fromAccount: string,
): Promise<void> {
  const credited = creditedAmount(order, payment.amountMinor)
  const moved = await moveMoney(hall, trx, {
    key: `deposit/${order.orderNo}/credit`,
    playerId: order.playerId,
    subType: SUB_TYPES[order.method],
    amountMinor: credited,
    counterAccount: fromAccount,
    orderNo: order.orderNo,
  })
  if (!moved.ok) throw new Error(`the wallet refused deposit ${order.orderNo}`)
  if (order.feeMinor > ZERO) await bookFee(hall, trx, order, fromAccount)
  const wash = washAmount(order, credited)
  if (wash > ZERO) {
    await requireTurnover(trx, {
      playerId: order.playerId,
      orderNo: order.orderNo,
      creditedMinor: credited,
      requiredMinor: wash,
      at: hall.clock.now(),
    })
  }
  await noteDeposit(hall, trx, order.playerId)
  await tellCredited(hall, trx, order, credited)
}

async function bookFee(hall: Hall, trx: Trx, order: DepositOrder, fromAccount: string): Promise<void> {
  await openHouseAccounts(trx, [DEPOSIT_FEES])
  const posted = await hallLedger.post(sqlRunner(trx), {
    key: `deposit/${order.orderNo}/fee`,
    kind: 'deposit_fee',
    at: hall.clock.now(),
    legs: [
      { account: fromAccount, amountMinor: negate(order.feeMinor) },
      { account: DEPOSIT_FEES, amountMinor: order.feeMinor },
    ],
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused the fee of ${order.orderNo}: ${posted.error}`)
}
