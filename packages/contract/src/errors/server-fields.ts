import type { Message } from './message.ts'

/** What is wrong with one field by a rule that no request schema has: a form loads such a message only where it needs it. */
export const serverFieldMessages = {
  nickname_reserved: {
    'zh-TW': '這個暱稱容易被誤認為官方人員，請換一個',
    en: 'This nickname could be mistaken for our staff. Choose another',
  },
  measured_first: {
    'zh-TW': '須先設定以自己的玩家測得的活體分數，才能自動審核',
    en: 'Automatic decisions need the liveness score that you measured on your own players',
  },
} as const satisfies Record<string, Message>
