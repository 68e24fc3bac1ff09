import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'

export interface RewardNotification {
  readonly about: Extract<MessageType, 'reward' | 'activity'>
  /** Message title, with the amount or name. */
  readonly title: (locale: Locale) => string
  readonly body: (locale: Locale) => string
  /** The order or application that the message refers to. */
  readonly reqId: string
  /** The data that the player's clients must reload. */
  readonly keys: readonly string[]
}

/** Sends a player a message about a reward or an application, and pushes `user_change` so that open clients reload. */
export async function notifyReward(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  news: RewardNotification,
): Promise<void> {
  await sendPush(ctx, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: [...news.keys] },
  })
  await sendMessage(ctx, trx, playerId, {
    type: news.about,
    title: { 'zh-TW': news.title('zh-TW'), en: news.title('en') },
    texts: { 'zh-TW': news.body('zh-TW'), en: news.body('en') },
    reqId: news.reqId,
  })
}
