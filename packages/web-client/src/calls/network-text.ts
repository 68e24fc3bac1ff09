import type { Message } from '@gamehall/contract/errors'
import { httpErrors } from '@gamehall/contract/errors/http'
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

/** The message for a response without an envelope, in the player's language. */
export function httpStatusMessage(status: number): string {
  const messages: Readonly<Record<number, Message>> = httpErrors
  return messages[status]?.[currentLanguage()] ?? networkText[currentLanguage()].failed
}
