import type { Message } from './message.ts'

/** §8, game platform codes 30000–30021 and 30404; the specification names the reasons, the numbers within the range are ours. */
export const platformErrors = {
  30000: { 'zh-TW': '遊戲平台維護中', en: 'The game platform is under maintenance' },
  30001: { 'zh-TW': '遊戲平台系統錯誤', en: 'The game platform has a system error' },
  30002: { 'zh-TW': '遊戲平台無法處理此請求', en: 'The game platform couldn’t process the request' },
  30003: { 'zh-TW': '遊戲平台請求過於頻繁', en: 'Too many requests to the game platform' },
  30004: { 'zh-TW': '遊戲平台回應逾時', en: 'The game platform timed out' },
  30005: { 'zh-TW': '遊戲狀態異常', en: 'This game is currently unavailable' },
  30006: { 'zh-TW': '遊戲平台不支援此操作', en: 'The game platform does not support this' },
  30007: { 'zh-TW': '訂單重複', en: 'Duplicate order' },
  30008: { 'zh-TW': '商戶餘額不足', en: 'Insufficient merchant balance' },
  30009: { 'zh-TW': '轉出失敗', en: 'The transfer out failed' },
  30010: { 'zh-TW': '轉帳失敗，款項已退回', en: 'The transfer failed and the money was returned' },
  30011: { 'zh-TW': '有一筆轉帳處理中，請稍候', en: 'A transfer is still in progress. Please wait' },
  30012: { 'zh-TW': '查詢時間範圍無效', en: 'Invalid time range' },
  30013: { 'zh-TW': '此遊戲最低轉入 {min}', en: 'This game’s minimum transfer is {min}' },
  30014: { 'zh-TW': '此遊戲最高轉入 {max}', en: 'This game’s maximum transfer is {max}' },
  30015: { 'zh-TW': '無法取得遊戲路徑', en: 'Couldn’t get the game’s address' },
  30404: { 'zh-TW': '找不到訂單', en: 'Order not found' },
} as const satisfies Record<number, Message>
