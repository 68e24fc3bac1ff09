import { currentLanguage } from '../i18n/language.ts'
import { defineText } from '../i18n/text.ts'

/** §8: messages for calls that got no response. */
export const networkText = defineText({
  'zh-TW': {
    offline: '網路未連線，請檢查網路設定',
    network: '網路發生錯誤，請檢查網路後再試',
    timeout: '連線逾時，請重新整理後再試',
    failed: '發生錯誤，請再試一次',
  },
  en: {
    offline: 'You’re offline. Check your network',
    network: 'Network error. Check your network and try again',
    timeout: 'The connection timed out. Please try again',
    failed: 'Something went wrong. Please try again',
  },
})

/** §8: messages for responses without an envelope, by HTTP status; the same texts as the server's catalogue. */
export const httpStatusText = defineText({
  'zh-TW': {
    400: '請求內容有誤，請檢查後再試',
    403: '沒有使用此功能的權限',
    404: '找不到您要的資料',
    405: '不支援此操作方式',
    408: '請求逾時，請再試一次',
    413: '送出的內容過大',
    429: '請求過於頻繁，請稍後再試',
    500: '系統發生問題，請稍後再試',
    501: '網路未連線',
    502: '網路發生錯誤',
    503: '服務暫時無法使用，請稍後再試',
    504: '網路逾時',
    505: '請更換瀏覽器後再試',
  },
  en: {
    400: 'Bad request. Please check what you entered',
    403: 'You’re not authorized to do this',
    404: 'Resource not found',
    405: 'Method not allowed',
    408: 'The request timed out',
    413: 'The content is too large',
    429: 'Too many requests. Please try again later',
    500: 'Something went wrong. Please try again later',
    501: 'No network connection',
    502: 'Network error',
    503: 'Service unavailable. Please try again shortly',
    504: 'Network timeout',
    505: 'Please try another browser',
  },
})

/** The message for a response without an envelope, in the player's language. */
export function httpStatusMessage(status: number): string {
  const words: Readonly<Record<number, string>> = httpStatusText[currentLanguage()]
  return words[status] ?? networkText[currentLanguage()].failed
}
