import type { GameErrorCode } from './schema.ts'

/** What a refusal says to the player, in the language of the session. */
export const GAME_ERROR_MESSAGES: Readonly<
  Record<GameErrorCode, { readonly 'zh-TW': string; readonly en: string }>
> = {
  SESSION_EXPIRED: {
    'zh-TW': '遊戲連線已過期，請返回大廳重新進入',
    en: 'This game link has expired. Please enter again from the lobby.',
  },
  SESSION_REPLACED: { 'zh-TW': '您已在其他地方開啟遊戲', en: 'You opened a game somewhere else.' },
  SESSION_ENDED: {
    'zh-TW': '遊戲已結束，請返回大廳',
    en: 'This game was closed. Please return to the lobby.',
  },
  PLAYER_DISABLED: {
    'zh-TW': '您的遊戲帳號已停用，請聯絡客服',
    en: 'Your game account is disabled. Please contact support.',
  },
  MAINTENANCE: {
    'zh-TW': '遊戲維護中，請稍後再試',
    en: 'The game is under maintenance. Please try again later.',
  },
  INSUFFICIENT: { 'zh-TW': '餘額不足', en: 'Your balance is too low.' },
  BET_NOT_ALLOWED: { 'zh-TW': '下注金額不符規定', en: 'This stake is not allowed.' },
  BAD_REQUEST: { 'zh-TW': '無法執行此操作', en: 'This cannot be done.' },
  REQUEST_CONFLICT: {
    'zh-TW': '此請求已用於另一筆下注',
    en: 'This request was already used for another bet.',
  },
  ROUND_OPEN: { 'zh-TW': '請先完成目前這一局', en: 'Please finish the current round first.' },
  ROUND_CLOSED: { 'zh-TW': '這一局已經結束', en: 'This round is already over.' },
  ROUND_NOT_FOUND: { 'zh-TW': '找不到這一局', en: 'This round does not exist.' },
  TOO_FAST: { 'zh-TW': '操作太快，請稍候', en: 'Too fast. Please wait a moment.' },
}
