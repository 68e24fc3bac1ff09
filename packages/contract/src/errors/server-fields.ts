import type { Message } from './message.ts'

/** What is wrong with one field by a rule that no request schema has: a form loads such a message only where it needs it. */
export const serverFieldMessages = {
  nickname_reserved: {
    'zh-TW': '這個暱稱容易被誤認為官方人員，請換一個',
    en: 'This nickname could be mistaken for our staff. Choose another',
  },
} as const satisfies Record<string, Message>
