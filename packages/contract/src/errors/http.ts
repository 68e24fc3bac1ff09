import type { Message } from './message.ts'

/** §8, HTTP-style messages. */
export const httpErrors = {
  400: { 'zh-TW': '請求內容有誤，請檢查後再試', en: 'Bad request. Please check what you entered' },
  401: { 'zh-TW': '登入已失效，請重新登入', en: 'Your login has expired. Please log in again' },
  403: { 'zh-TW': '沒有使用此功能的權限', en: 'You’re not authorized to do this' },
  404: { 'zh-TW': '找不到您要的資料', en: 'Resource not found' },
  405: { 'zh-TW': '不支援此操作方式', en: 'Method not allowed' },
  408: { 'zh-TW': '請求逾時，請再試一次', en: 'The request timed out' },
  409: { 'zh-TW': '這個請求已用其他內容送出過', en: 'This request was already sent with different content' },
  413: { 'zh-TW': '送出的內容過大', en: 'The content is too large' },
  415: { 'zh-TW': '不支援的內容格式', en: 'Unsupported content type' },
  429: { 'zh-TW': '請求過於頻繁，請稍後再試', en: 'Too many requests. Please try again later' },
  500: { 'zh-TW': '系統發生問題，請稍後再試', en: 'Something went wrong. Please try again later' },
  501: { 'zh-TW': '網路未連線', en: 'No network connection' },
  502: { 'zh-TW': '網路發生錯誤', en: 'Network error' },
  503: { 'zh-TW': '服務暫時無法使用，請稍後再試', en: 'Service unavailable. Please try again shortly' },
  504: { 'zh-TW': '網路逾時', en: 'Network timeout' },
  505: { 'zh-TW': '請更換瀏覽器後再試', en: 'Please try another browser' },
} as const satisfies Record<number, Message>

/** With 10190: the SMS budget is used up, so no codes are sent by SMS for now. */
export const smsBudgetRefusal: Message = {
  'zh-TW': '目前簡訊發送量過大，暫時無法發送驗證碼，請稍後再試或改用其他登入方式',
  en: 'We can’t send text messages right now because too many are going out. Please try again later, or log in another way',
}

/** §6: the message of a 403 for a test account. */
export const testAccountRefusal: Message = {
  'zh-TW': '測試帳號沒有此權限，請切換至正式帳號',
  en: 'Test accounts can’t do this. Switch to your real account',
}
