import type { TransactionSubtype } from '@gamehall/contract/wallet'
import type { Leg } from '@gamehall/ledger'
import { type Currency, negate, ZERO } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { Outcome } from '../../../platform/context/outcome.ts'
import {
  appLedger,
  channelClearing,
  exchangePosition,
  holdMoney,
  moveMoney,
  openSystemAccounts,
  releaseMoney,
} from '../../wallet/index.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'

type Order = Pick<
  WithdrawalOrder,
  | 'orderNo'
  | 'playerId'
  | 'channelId'
  | 'method'
  | 'currency'
  | 'arrivesCurrency'
  | 'amountMinor'
  | 'feeMinor'
  | 'arrivesMinor'
>

/** System account of withdrawal fees. */
const withdrawalFees = (currency: Currency) => `house/withdrawal-fees/${currency}`

/** Clearing account of a channel's payouts. */
const payoutClearing = (order: Order) =>
  channelClearing(`withdrawal-${order.channelId}`, order.arrivesCurrency)

const subTypeOf = ({ method }: Order): TransactionSubtype =>
  method === 'bank' ? 'withdrawal_atm' : 'withdrawal_virtual'

const holdOf = (order: Order) => ({
  key: `withdrawal/${order.orderNo}/hold`,
  playerId: order.playerId,
  subType: subTypeOf(order),
  currency: order.currency,
  amountMinor: order.amountMinor,
  orderNo: order.orderNo,
})

/** Holds the amount of an order. 10031 insufficient balance. */
export const holdWithdrawal = (
  ctx: CashierContext,
  trx: CashierTrx,
  order: Order,
): Promise<Outcome<object, 10031>> => holdMoney(ctx, trx, holdOf(order))

/** Releases the hold of an order that ends before its payout. */
export const releaseWithdrawal = (ctx: CashierContext, trx: CashierTrx, order: Order): Promise<void> =>
  releaseMoney(ctx, trx, holdOf(order))

/** Posts a paid-out order: consumes the hold, books the fee and, for an exchange, the exchange positions. */
export async function postWithdrawal(ctx: CashierContext, trx: CashierTrx, order: Order): Promise<void> {
  await openSystemAccounts(trx, houseAccounts(order))
  const moved = await moveMoney(ctx, trx, {
    key: `withdrawal/${order.orderNo}/out`,
    playerId: order.playerId,
    subType: subTypeOf(order),
    currency: order.currency,
    amountMinor: negate(order.amountMinor),
    counterAccount: counterAccount(order),
    orderNo: order.orderNo,
    holdKey: holdOf(order).key,
  })
  if (!moved.ok) throw new Error(`the hold of ${order.orderNo} could not be consumed`)
  await book(ctx, trx, order, 'out', bookingLegs(order))
}

/** §4 fallback_withdraw: reverses a posted order whose payout was returned; the player gets the full amount, including the fee. */
export async function refundWithdrawal(ctx: CashierContext, trx: CashierTrx, order: Order): Promise<void> {
  const legs = bookingLegs(order).map(({ account, amountMinor }) => ({
    account,
    amountMinor: negate(amountMinor),
  }))
  await book(ctx, trx, order, 'back', legs)
  const moved = await moveMoney(ctx, trx, {
    key: `withdrawal/${order.orderNo}/back`,
    playerId: order.playerId,
    subType: 'fallback_withdraw',
    currency: order.currency,
    amountMinor: order.amountMinor,
    counterAccount: counterAccount(order),
    orderNo: order.orderNo,
  })
  if (!moved.ok) throw new Error(`${order.orderNo} could not be refunded`)
}

const isExchanged = (order: Order) => order.currency !== order.arrivesCurrency

const counterAccount = (order: Order) =>
  isExchanged(order) ? exchangePosition(order.currency) : payoutClearing(order)

function houseAccounts(order: Order): string[] {
  const exchange = isExchanged(order) ? [exchangePosition(order.arrivesCurrency)] : []
  return [counterAccount(order), payoutClearing(order), withdrawalFees(order.currency), ...exchange]
}

/** The postings between system accounts: the fee, and the received currency of an exchange. */
function bookingLegs(order: Order): Leg[] {
  const fee =
    order.feeMinor === ZERO
      ? []
      : [
          { account: counterAccount(order), amountMinor: negate(order.feeMinor) },
          { account: withdrawalFees(order.currency), amountMinor: order.feeMinor },
        ]
  const exchanged = isExchanged(order)
    ? [
        { account: exchangePosition(order.arrivesCurrency), amountMinor: negate(order.arrivesMinor) },
        { account: payoutClearing(order), amountMinor: order.arrivesMinor },
      ]
    : []
  return [...fee, ...exchanged]
}

async function book(
  ctx: CashierContext,
  trx: CashierTrx,
  order: Order,
  step: 'out' | 'back',
  legs: readonly Leg[],
): Promise<void> {
  if (legs.length === 0) return
  const posted = await appLedger.post(sqlRunner(trx), {
    key: `withdrawal/${order.orderNo}/${step}/house`,
    kind: 'withdrawal_booking',
    at: ctx.clock.now(),
    legs,
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused the booking of ${order.orderNo}: ${posted.error}`)
}
