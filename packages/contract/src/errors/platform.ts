import type { Message } from './message.ts'

/**
 * §8, game platform codes 30000–30021 and 30404; the specification names the reasons, the numbers within the range are ours.
 * Each text says what the player can do, since a platform's own wording never reaches the screen.
 */
export const platformErrors = {
  30000: { 'zh-TW': '遊戲平台維護中', en: 'The game platform is under maintenance' },
  30001: {
    'zh-TW': '遊戲平台發生錯誤，請稍後再試',
    en: 'The game platform has a problem. Please try again later',
  },
  30002: {
    'zh-TW': '遊戲平台無法處理此請求，請聯絡客服',
    en: 'The game platform couldn’t process the request. Please contact support',
  },
  30003: {
    'zh-TW': '遊戲平台忙碌中，請稍候幾秒再試',
    en: 'The game platform is busy. Please try again in a few seconds',
  },
  30004: {
    'zh-TW': '遊戲平台沒有回應，請稍後再試',
    en: 'The game platform isn’t responding. Please try again later',
  },
  30005: {
    'zh-TW': '此遊戲目前無法使用，請稍後再試或聯絡客服',
    en: 'This game is currently unavailable. Please try again later or contact support',
  },
  30006: { 'zh-TW': '遊戲平台不支援此操作', en: 'The game platform doesn’t support this' },
  30007: {
    'zh-TW': '這筆訂單已送出，請到紀錄查看結果',
    en: 'This order was already submitted. See the result in your history',
  },
  30008: {
    'zh-TW': '遊戲平台的商戶餘額不足，暫時無法轉帳，請稍後再試或聯絡客服',
    en: 'The game platform can’t take transfers right now (insufficient merchant balance). Please try again later or contact support',
  },
  30009: {
    'zh-TW': '轉回失敗，款項仍在遊戲平台，請稍後再試',
    en: 'The transfer failed and your money is still at the game platform. Please try again later',
  },
  30010: {
    'zh-TW': '轉帳失敗，款項已退回主錢包，請稍後再試',
    en: 'The transfer failed and your money is back in your main wallet. Please try again later',
  },
  30011: { 'zh-TW': '有一筆轉帳處理中，請稍候', en: 'A transfer is still in progress. Please wait' },
  30012: { 'zh-TW': '查詢時間範圍無效', en: 'Invalid time range' },
  30013: { 'zh-TW': '此遊戲最低轉入 {min}', en: 'This game’s minimum transfer is {min}' },
  30014: { 'zh-TW': '此遊戲最高轉入 {max}', en: 'This game’s maximum transfer is {max}' },
  30015: { 'zh-TW': '無法取得遊戲路徑', en: 'Couldn’t get the game’s address' },
  30404: { 'zh-TW': '找不到訂單', en: 'Order not found' },
} as const satisfies Record<number, Message>
