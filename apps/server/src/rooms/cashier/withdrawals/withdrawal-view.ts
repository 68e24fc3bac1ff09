import type { Withdrawal } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount } from '@gamehall/money'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { formatRate } from '../../wallet/index.ts'
import { localizedBankName } from '../bank-cards/card-view.ts'
import type { CashierDb } from '../tables.ts'
import { readChannelNames } from './channels/withdrawal-channel-queries.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'
import { nextState, STATE_STATUS } from './withdrawal-states.ts'

interface Names {
  readonly channels: ReadonlyMap<string, Record<string, string>>
  readonly banks: ReadonlyMap<string, { readonly name: string; readonly name_en: string }>
}

/** Views of orders, with names in the caller's language. */
export async function viewWithdrawals(
  db: CashierDb,
  orders: readonly WithdrawalOrder[],
  locale: Locale,
  now: Date,
): Promise<Withdrawal[]> {
  if (orders.length === 0) return []
  const banks = await db.selectFrom('banks').selectAll().execute()
  const names: Names = {
    channels: await readChannelNames(db),
    banks: new Map(banks.map((bank) => [bank.bank_code, bank])),
  }
  return orders.map((order) => toWithdrawal(order, names, locale, now))
}

export async function viewWithdrawal(
  db: CashierDb,
  order: WithdrawalOrder,
  locale: Locale,
  now: Date,
): Promise<Withdrawal> {
  const [view] = await viewWithdrawals(db, [order], locale, now)
  if (view === undefined) throw new Error('expected one view for one order')
  return view
}

function toWithdrawal(order: WithdrawalOrder, names: Names, locale: Locale, now: Date): Withdrawal {
  const channelName = names.channels.get(order.channelId)
  return {
    order_no: order.orderNo,
    status: STATE_STATUS[order.state],
    method: order.method,
    channel_id: order.channelId,
    channel_name: channelName === undefined ? order.channelId : localizeText(channelName, locale),
    currency: order.currency,
    amount: formatWireAmount(order.amountMinor, order.currency),
    fee: formatWireAmount(order.feeMinor, order.currency),
    arrives_amount: formatWireAmount(order.arrivesMinor, order.arrivesCurrency),
    arrives_currency: order.arrivesCurrency,
    exchange_rate: order.rateE4 === null ? null : formatRate(order.rateE4),
    destination: viewDestination(order, names, locale),
    txid: order.txid,
    reject_reason: order.rejectReason,
    failure: order.failure,
    can_cancel: nextState(order.state, 'cancelled') !== undefined,
    created_at: order.createdAt.toISOString(),
    reviewed_at: order.reviewedAt?.toISOString() ?? null,
    sent_at: order.transferredAt?.toISOString() ?? null,
    finished_at: order.finishedAt?.toISOString() ?? null,
    server_time: now.toISOString(),
  }
}

function viewDestination({ destination }: WithdrawalOrder, names: Names, locale: Locale) {
  if (destination.kind === 'address') return destination
  const bank = names.banks.get(destination.bank_code)
  return bank === undefined ? destination : { ...destination, bank_name: localizedBankName(bank, locale) }
}
