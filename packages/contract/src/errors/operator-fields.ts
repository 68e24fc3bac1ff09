import type { Message } from './message.ts'

/** What is wrong with one field of an operator's action: apart from `fieldMessages`, which players' pages load. */
export const operatorFieldMessages = {
  measured_first: {
    'zh-TW': '須先設定以自己的玩家測得的活體分數，才能自動審核',
    en: 'Automatic decisions need the liveness score that you measured on your own players',
  },
} as const satisfies Record<string, Message>
