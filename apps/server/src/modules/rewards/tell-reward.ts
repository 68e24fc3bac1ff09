import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { sendMessage, sendPush } from '../inbox/index.ts'

export interface RewardNews {
  readonly about: Extract<MessageType, 'reward' | 'activity'>
  /** Message title, with the amount or name. */
  readonly title: (locale: Locale) => string
  readonly say: (locale: Locale) => string
  /** The order or application that the message refers to. */
  readonly reqId: string
  /** The data that the player's clients must reload. */
  readonly keys: readonly string[]
}

/** Sends a player a message about a reward or an application, and pushes `user_change` so that open clients reload. */
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
