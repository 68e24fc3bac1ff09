import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { sendMessage, sendPush } from '../inbox/index.ts'

export interface RewardNews {
  readonly about: Extract<MessageType, 'reward' | 'activity'>
  /** What happened, with its amount or name. */
  readonly title: (locale: Locale) => string
  readonly say: (locale: Locale) => string
  /** What it is about: an order or an application. */
  readonly reqId: string
  /** Which of the player's answers are out of date. */
  readonly keys: readonly string[]
}

/** Tells a player about an application or a reward, and their screens that it changed. */
export async function tellReward(hall: Hall, trx: Trx, playerId: bigint, news: RewardNews): Promise<void> {
  await sendPush(hall, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: [...news.keys] },
  })
  await sendMessage(hall, trx, playerId, {
    type: news.about,
    title: { 'zh-TW': news.title('zh-TW'), en: news.title('en') },
    texts: { 'zh-TW': news.say('zh-TW'), en: news.say('en') },
    reqId: news.reqId,
  })
}
