import type { Locale } from '@gamehall/contract/constants'
import { formatScreen } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendMessage } from '../../inbox/index.ts'
import type { WithdrawalOrder } from './withdrawal-order.ts'
import type { WithdrawalState } from './withdrawal-states.ts'

type Texts = Readonly<Record<Locale, string>>

const FAILURES: Readonly<Record<NonNullable<WithdrawalOrder['failure']>, Texts>> = {
  refused: { 'zh-TW': '對方未接受這筆款項', en: 'it was not accepted at the other end' },
  returned: { 'zh-TW': '款項遭退回', en: 'the money was returned' },
  expired: { 'zh-TW': '交易逾時未成立', en: 'the transaction expired' },
}

/** §4, each status in words; screens that show the order hear of it by its number. */
const WORDS: Readonly<Record<WithdrawalState, (order: WithdrawalOrder, amount: string) => Texts>> = {
  pending: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已送出，等待審核`,
    en: `Your withdrawal of ${amount} waits for review`,
  }),
  reviewed: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已通過審核`,
    en: `Your withdrawal of ${amount} was approved`,
  }),
  rejected: (order, amount) => ({
    'zh-TW': `提款 ${amount} 未通過審核：${order.rejectReason}。款項已退回錢包`,
    en: `Your withdrawal of ${amount} was not approved: ${order.rejectReason}. The money is back in your wallet`,
  }),
  in_progress: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 處理中`,
    en: `Your withdrawal of ${amount} is in progress`,
  }),
  transferred: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已轉出`,
    en: `Your withdrawal of ${amount} has been sent`,
  }),
  success: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已到帳`,
    en: `Your withdrawal of ${amount} has arrived`,
  }),
  failed(order, amount) {
    const why = order.failure === null ? undefined : FAILURES[order.failure]
    return {
      'zh-TW': `提款 ${amount} 失敗${why ? `：${why['zh-TW']}` : ''}。款項已退回錢包`,
      en: `Your withdrawal of ${amount} failed${why ? `: ${why.en}` : ''}. The money is back in your wallet`,
    }
  },
  cancelled: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 已取消，款項已退回錢包`,
    en: `Your withdrawal of ${amount} is cancelled and the money is back in your wallet`,
  }),
  timed_out: (_order, amount) => ({
    'zh-TW': `提款 ${amount} 逾時未審核，款項已退回錢包`,
    en: `Your withdrawal of ${amount} was not reviewed in time. The money is back in your wallet`,
  }),
}

/** What the player did, or what only passes by, is shown without a sound. */
const SILENT: readonly WithdrawalState[] = ['pending', 'in_progress', 'cancelled']
/** Money that comes back is a refund (§3 message types). */
const REFUNDS: readonly WithdrawalState[] = ['rejected', 'failed', 'cancelled', 'timed_out']

export async function tellWithdrawal(hall: Hall, trx: Trx, order: WithdrawalOrder): Promise<void> {
  const unit = order.currency === 'TWD' ? { 'zh-TW': ' 元', en: ' TWD' } : { 'zh-TW': ' USDT', en: ' USDT' }
  const amount = formatScreen(order.amountMinor, order.currency)
  const say = (locale: Locale) => WORDS[order.state](order, `${amount}${unit[locale]}`)[locale]
  await sendMessage(hall, trx, order.playerId, {
    type: REFUNDS.includes(order.state) ? 'fallback' : 'withdraw',
    texts: { 'zh-TW': say('zh-TW'), en: say('en') },
    reqId: order.orderNo,
    target: `/order/newWithdraw?order_no=${order.orderNo}`,
    isSilent: SILENT.includes(order.state),
  })
}
