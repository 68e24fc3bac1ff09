import type { Deposit, DepositRefund } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount, minor } from '@gamehall/money'
import { localizeText } from '../../../platform/text/localize-text.ts'
import {
  type ChainPaymentRow,
  listOpenPayments,
  listPaymentsByOrder,
  toChainPayment,
} from '../chain-deposits/chain-payments.ts'
import type { CashierDb } from '../tables.ts'
import { listChannels, readBankNames } from './deposit-channel-queries.ts'
import { turnoverOfOrder } from './deposit-credit-rule.ts'
import type { DepositOrder } from './deposit-order.ts'
import { nextState, STATE_DISPLAY } from './deposit-states.ts'
import { type LocalizedNames, viewPaymentCode } from './payments/payment-code-view.ts'

/** Views of one player's orders, with names in the caller's language. */
export async function viewDeposits(
  db: CashierDb,
  orders: readonly DepositOrder[],
  locale: Locale,
  now: Date,
): Promise<Deposit[]> {
  const [channels, banks, payments, refunds] = await Promise.all([
    listChannels(db),
    readBankNames(db, locale),
    readPayments(db, orders),
    readRefunds(db, orders),
  ])
  const names: LocalizedNames = {
    banks,
    channels: new Map(channels.map((channel) => [channel.channel_id, localizeText(channel.name, locale)])),
  }
  return orders.map((order) => ({
    ...toDeposit(order, names, payments.get(order.orderNo) ?? [], locale, now),
    refunds: refunds.get(order.orderNo) ?? [],
  }))
}

export async function viewDeposit(
  db: CashierDb,
  order: DepositOrder,
  locale: Locale,
  now: Date,
): Promise<Deposit> {
  const [view] = await viewDeposits(db, [order], locale, now)
  if (view === undefined) throw new Error('expected one view for one order')
  return view
}

/** Chain payments by order number. An open USDT order gets the player's unsettled payments. */
async function readPayments(
  db: CashierDb,
  orders: readonly DepositOrder[],
): Promise<ReadonlyMap<string, ChainPaymentRow[]>> {
  const usdt = orders.filter(({ method }) => method === 'usdt')
  const settled = await listPaymentsByOrder(
    db,
    usdt.map(({ orderNo }) => orderNo),
  )
  const byOrder = Map.groupBy(settled, ({ order_no }) => order_no ?? '')
  for (const order of usdt.filter(isOpen)) {
    byOrder.set(order.orderNo, await listOpenPayments(db, order.playerId))
  }
  return byOrder
}

/** Payments that were sent back, by order number, the oldest first. */
async function readRefunds(
  db: CashierDb,
  orders: readonly DepositOrder[],
): Promise<ReadonlyMap<string, DepositRefund[]>> {
  const orderNos = orders.map(({ orderNo }) => orderNo)
  if (orderNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('deposit_refunds')
    .selectAll()
    .where('order_no', 'in', orderNos)
    .orderBy('sent_at')
    .execute()
  const byOrder = new Map<string, DepositRefund[]>()
  for (const { order_no, amount_minor, reference, sent_at } of rows) {
    const refund = {
      amount: formatWireAmount(minor(amount_minor), 'TWD'),
      reference,
      sent_at: sent_at.toISOString(),
    }
    byOrder.set(order_no, [...(byOrder.get(order_no) ?? []), refund])
  }
  return byOrder
}

const isOpen = ({ state }: DepositOrder) => state === 'awaiting' || state === 'confirmed'

function toDeposit(
  order: DepositOrder,
  names: LocalizedNames,
  payments: readonly ChainPaymentRow[],
  locale: Locale,
  now: Date,
): Omit<Deposit, 'refunds'> {
  const payment = 'payment' in order ? order.payment : null
  const isOnItsWay = isOpen(order) && payments.length > 0
  return {
    order_no: order.orderNo,
    ...STATE_DISPLAY[order.state],
    method: order.method,
    channel_id: order.channelId,
    channel_name: names.channels.get(order.channelId) ?? order.channelId,
    amount: formatWireAmount(order.amountMinor, 'TWD'),
    fee: formatWireAmount(order.feeMinor, 'TWD'),
    actual_amount: payment && formatWireAmount(payment.amountMinor, 'TWD'),
    wash_amount: formatWireAmount(turnoverOfOrder(order), 'TWD'),
    ...viewPaymentCode(order, names, locale),
    chain_payments: payments.flatMap(toChainPayment),
    review_reason: 'reviewReason' in order ? order.reviewReason : null,
    reject_reason: 'rejectReason' in order ? order.rejectReason : null,
    can_cancel: hasTransition(order, 'cancelled_by_player') && !isOnItsWay,
    can_confirm: hasTransition(order, 'confirmed_by_player') && !isOnItsWay,
    created_at: order.createdAt.toISOString(),
    confirmed_at: order.confirmedAt?.toISOString() ?? null,
    paid_at: payment?.paidAt.toISOString() ?? null,
    expires_at: order.expiresAt.toISOString(),
    server_time: now.toISOString(),
  }
}

function hasTransition(order: DepositOrder, event: 'cancelled_by_player' | 'confirmed_by_player'): boolean {
  const next = nextState(order.state, event)
  return next !== undefined && next !== order.state
}
