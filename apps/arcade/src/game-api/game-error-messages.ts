import type { GameErrorCode } from './schema.ts'

/** The message of each game error code, by session language. */
export const GAME_ERROR_MESSAGES: Readonly<
  Record<GameErrorCode, { readonly 'zh-TW': string; readonly en: string }>
> = {
  SESSION_EXPIRED: {
    'zh-TW': '遊戲連線已過期，請返回大廳重新進入',
    en: 'Your session has expired. Please open the game again from the lobby.',
  },
  SESSION_REPLACED: { 'zh-TW': '您已在其他地方開啟遊戲', en: 'You opened a game on another page or device.' },
  SESSION_ENDED: {
    'zh-TW': '遊戲已結束，請返回大廳',
    en: 'This session has ended. Please open the game again from the lobby.',
  },
  PLAYER_DISABLED: {
    'zh-TW': '您的遊戲帳號已停用，請聯絡客服',
    en: 'This account can’t play right now. Please contact support.',
  },
  MAINTENANCE: {
    'zh-TW': '遊戲維護中，請稍後再試',
    en: 'The game is under maintenance. Please try again later.',
  },
  INSUFFICIENT: { 'zh-TW': '餘額不足', en: 'Not enough balance for this bet.' },
  BET_NOT_ALLOWED: {
    'zh-TW': '下注金額不符規定',
    en: 'This bet isn’t allowed. Please choose another amount.',
  },
  BAD_REQUEST: { 'zh-TW': '無法執行此操作', en: 'That didn’t work. Reload the page and try again.' },
  REQUEST_CONFLICT: {
    'zh-TW': '此請求已用於另一筆下注',
    en: 'This request was already used for a different bet.',
  },
  ROUND_OPEN: { 'zh-TW': '請先完成目前這一局', en: 'A round is still in progress. Please finish it first.' },
  ROUND_CLOSED: { 'zh-TW': '這一局已經結束', en: 'This round is already over.' },
  ROUND_NOT_FOUND: { 'zh-TW': '找不到這一局', en: 'We couldn’t find this round.' },
  BETTING_CLOSED: { 'zh-TW': '這一局已停止下注', en: 'Betting on this round has closed.' },
  TABLE_LIMIT: {
    'zh-TW': '本桌或您在這一局可贏的金額已達上限，請改下較小的金額',
    en: 'The table, or you alone, could win no more than this in one round. Please try a smaller bet.',
  },
  LIMIT_REACHED: {
    'zh-TW': '您正在休息，或已達您設定的限額',
    en: 'You’re taking a break or have reached a limit you set.',
  },
  WALLET_UNAVAILABLE: {
    'zh-TW': '錢包暫時沒有回應，您的款項不會遺失，請稍候再試',
    en: 'Your wallet isn’t answering right now. Your money is safe. Please try again shortly.',
  },
  FREE_ROUNDS_OVER: {
    'zh-TW': '這份免費局已用完、到期或已取消',
    en: 'These free rounds are used up, expired or cancelled.',
  },
  TOO_FAST: { 'zh-TW': '操作太快，請稍候', en: 'You’re going too fast. Please wait a moment.' },
}
