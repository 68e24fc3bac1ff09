import type { Locale } from '@gamehall/contract/constants'
import type { MessageType, NoticeCategory } from '@gamehall/contract/inbox'

export type Texts = Readonly<Record<Locale, string>>
type OwnCategory = Exclude<NoticeCategory, 999>

interface Kind {
  readonly category: OwnCategory
  readonly title: Texts
}

const kind = (category: OwnCategory, zh: string, en: string): Kind => ({
  category,
  title: { 'zh-TW': zh, en },
})

/** §3 message types with their category (§4) and title, which is all that Web Push shows. */
export const MESSAGE_KINDS: Readonly<Record<MessageType, Kind>> = {
  recharge: kind(1, '存款通知', 'Deposit'),
  transfer: kind(1, '轉帳通知', 'Transfer'),
  withdraw: kind(1, '提款通知', 'Withdrawal'),
  reward: kind(2, '獎勵通知', 'Reward'),
  manual: kind(1, '人工處理通知', 'Handled by support'),
  fallback: kind(1, '退款通知', 'Refund'),
  activity: kind(2, '活動通知', 'Offer'),
  system: kind(1, '系統通知', 'System'),
  rebate: kind(2, '返水通知', 'Rebate'),
  bet: kind(3, '投注通知', 'Bet'),
  win: kind(3, '中獎通知', 'Win'),
  lose: kind(3, '遊戲結果', 'Game result'),
  cashOut: kind(3, '兌現通知', 'Cash-out'),
  tip: kind(3, '打賞通知', 'Tip'),
  betPlacingAbort: kind(3, '投注取消通知', 'Bet cancelled'),
  betPayedAbort: kind(3, '派彩取消通知', 'Payout cancelled'),
  walletTransferIn: kind(3, '遊戲轉出通知', 'Transfer from game'),
  walletTransferOut: kind(3, '遊戲轉入通知', 'Transfer to game'),
}

/** The category of offers; players on a break are not notified of them. */
export const OFFER_CATEGORY = 2
