import type { Locale } from '@gamehall/contract/constants'
import type { TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'

type Names<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>

/** The labels of the transaction types (§4). */
export const TRANSACTION_TYPE_LABELS: Names<TransactionType> = {
  recharge: { 'zh-TW': '存款', en: 'Deposit' },
  withdraw: { 'zh-TW': '提款', en: 'Withdrawal' },
  transfer: { 'zh-TW': '轉換', en: 'Transfer' },
  activity: { 'zh-TW': '活動', en: 'Offer' },
  rebate: { 'zh-TW': '返水', en: 'Rebate' },
  system: { 'zh-TW': '系統', en: 'System' },
  fallback: { 'zh-TW': '退款', en: 'Refund' },
  bonus: { 'zh-TW': '紅利', en: 'Bonus' },
}

/** The labels of the transaction subtypes (§4). */
export const TRANSACTION_SUBTYPE_LABELS: Names<TransactionSubtype> = {
  recharge_virtual: { 'zh-TW': 'USDT 存款', en: 'USDT deposit' },
  recharge_atm: { 'zh-TW': 'ATM 存款', en: 'ATM deposit' },
  recharge_cvs: { 'zh-TW': '超商存款', en: 'Store deposit' },
  withdrawal_atm: { 'zh-TW': '銀行卡提款', en: 'Bank withdrawal' },
  withdrawal_virtual: { 'zh-TW': 'USDT 提款', en: 'USDT withdrawal' },
  transfer_in: { 'zh-TW': '轉入遊戲', en: 'To a game' },
  transfer_out: { 'zh-TW': '自遊戲轉回', en: 'From a game' },
  bonus_recharge: { 'zh-TW': '存款紅利', en: 'Deposit bonus' },
  bonus_register: { 'zh-TW': '註冊紅利', en: 'Welcome bonus' },
  bonus_activity: { 'zh-TW': '活動獎勵', en: 'Offer reward' },
  bonus_birthday: { 'zh-TW': '生日禮金', en: 'Birthday gift' },
  bonus_forfeit: { 'zh-TW': '放棄紅利', en: 'Bonus given up' },
  fallback_withdraw: { 'zh-TW': '提款退回', en: 'Withdrawal returned' },
  fallback_transfer: { 'zh-TW': '轉換退回', en: 'Transfer returned' },
  rebate_receive: { 'zh-TW': '領取返水', en: 'Rebate received' },
  system_adjustment: { 'zh-TW': '人工調整', en: 'Adjustment' },
  exchange_in: { 'zh-TW': '兌換轉入', en: 'Exchange in' },
  exchange_out: { 'zh-TW': '兌換轉出', en: 'Exchange out' },
  player_send: { 'zh-TW': '轉給玩家', en: 'Sent to a player' },
  player_receive: { 'zh-TW': '玩家轉入', en: 'From a player' },
  game_bet: { 'zh-TW': '遊戲投注', en: 'Game bet' },
  game_win: { 'zh-TW': '遊戲派彩', en: 'Game win' },
  game_refund: { 'zh-TW': '投注退回', en: 'Bet returned' },
}
