import type { Locale } from '@gamehall/contract/constants'
import { type Currency, formatDisplayAmount, type Minor } from '@gamehall/money'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'
import type { WithdrawalState } from './withdrawal-states.ts'

type Texts = Readonly<Record<Locale, string>>

const FAILURES: Readonly<Record<NonNullable<WithdrawalOrder['failure']>, Texts>> = {
  refused: { 'zh-TW': '對方未接受這筆款項', en: 'the receiving bank or wallet declined it' },
  returned: { 'zh-TW': '款項遭退回', en: 'the money was returned' },
  expired: { 'zh-TW': '交易逾時未成立', en: 'the transaction expired' },
}

/** States with an inbox message: the request and the final states. The others only send a push to open screens. */
type NotifiedState = Exclude<WithdrawalState, 'reviewed' | 'in_progress' | 'transferred'>
type MessageTexts = Readonly<Record<NotifiedState, (order: WithdrawalOrder, amount: string) => Texts>>

const TITLES: MessageTexts = {
  pending: (_order, amount) => ({
    'zh-TW': `提款申請 ${amount}`,
    en: `Withdrawal requested: ${amount}`,
  }),
  success(order) {
    const arrived = amountsOf(order.arrivesMinor, order.arrivesCurrency)
    return {
      'zh-TW': `提款到帳 ${arrived['zh-TW']}`,
      en: `Withdrawal paid: ${arrived.en}`,
    }
  },
  rejected: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 未通過，已退回`,
    en: `Withdrawal of ${amount} not approved. Money returned`,
  }),
  failed: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 失敗，已退回`,
    en: `Withdrawal of ${amount} failed. Money returned`,
  }),
  cancelled: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已取消`,
    en: `Withdrawal of ${amount} cancelled`,
  }),
  timed_out: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 逾時，已退回`,
    en: `Withdrawal of ${amount} expired. Money returned`,
  }),
}

/** The message texts by state (§4). */
const TEXTS: MessageTexts = {
  pending: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已送出，等待審核`,
    en: `Your withdrawal of ${amount} is waiting for review`,
  }),
  rejected: (order, amount) => ({
    'zh-TW': `提款 ${amount} 未通過審核：${order.rejectReason}。款項已退回錢包`,
    en: `Your withdrawal of ${amount} was not approved: ${order.rejectReason}. The money is back in your wallet`,
  }),
  success(order, amount) {
    const arrived = amountsOf(order.arrivesMinor, order.arrivesCurrency)
    return {
      'zh-TW': `提款 ${amount} 已到帳，實收 ${arrived['zh-TW']}`,
      en: `Your withdrawal of ${amount} has arrived: you received ${arrived.en}`,
    }
  },
  failed(order, amount) {
    const why = order.failure === null ? undefined : FAILURES[order.failure]
    return {
      'zh-TW': `提款 ${amount} 失敗${why ? `：${why['zh-TW']}` : ''}。款項已退回錢包`,
      en: `Your withdrawal of ${amount} failed${why ? `: ${why.en}` : ''}. The money is back in your wallet`,
    }
  },
  cancelled: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已取消，款項已退回錢包`,
    en: `Your withdrawal of ${amount} was cancelled. The money is back in your wallet`,
  }),
  timed_out: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 逾時未審核，款項已退回錢包`,
    en: `Your withdrawal of ${amount} was not reviewed in time. The money is back in your wallet`,
  }),
}

/** Messages about the player's own action make no sound. */
const SILENT: readonly WithdrawalState[] = ['pending', 'cancelled']
/** States whose message is of the refund type (§3 message types). */
const REFUNDS: readonly WithdrawalState[] = ['rejected', 'failed', 'cancelled', 'timed_out']

/**
 * Notifies the player of an order's new state; `before` is the previous state, undefined for a new order. An order has at
 * most two messages: request and result. A return after success revises the second one.
 */
export async function notifyWithdrawal(
  ctx: CashierContext,
  trx: CashierTrx,
  order: WithdrawalOrder,
  before?: WithdrawalState,
): Promise<void> {
  const { state } = order
  if (!isNotified(state)) return pushProgress(ctx, trx, order)
  const amounts = amountsOf(order.amountMinor, order.currency)
  const textsOf = (words: MessageTexts): Texts => ({
    'zh-TW': words[state](order, amounts['zh-TW'])['zh-TW'],
    en: words[state](order, amounts.en).en,
  })
  await sendMessage(ctx, trx, order.playerId, {
    type: REFUNDS.includes(state) ? 'fallback' : 'withdraw',
    title: textsOf(TITLES),
    texts: textsOf(TEXTS),
    reqId: order.orderNo,
    target: `/order/newWithdraw?order_no=${order.orderNo}`,
    isSilent: SILENT.includes(state),
    isRevision: before === 'success',
  })
}

const isNotified = (state: WithdrawalState): state is NotifiedState => state in TEXTS

const amountsOf = (amountMinor: Minor, currency: Currency): Texts => {
  const amount = formatDisplayAmount(amountMinor, currency)
  return { 'zh-TW': `${amount} ${currency === 'TWD' ? '元' : currency}`, en: `${amount} ${currency}` }
}

/** Sends a push that makes open screens refetch the order. */
async function pushProgress(
  ctx: CashierContext,
  trx: CashierTrx,
  { playerId }: WithdrawalOrder,
): Promise<void> {
  await sendPush(ctx, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'withdraw' },
    content: { keys: ['withdrawals'] },
  })
}
