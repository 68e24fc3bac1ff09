import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import type { Hall } from '../../core/hall.ts'
import { readPlayerLocale } from '../../core/player-locale.ts'
import type { Trx } from '../../core/transact.ts'
import { sendPush } from '../inbox/index.ts'

export interface RewardNews {
  readonly about: Extract<MessageType, 'reward' | 'activity'>
  readonly say: (locale: Locale) => string
  /** What it is about: an order or an application. */
  readonly reqId: string
  /** Which of the player's answers are out of date. */
  readonly keys: readonly string[]
}

/** Tells a player, in their own language, about an application or a reward, and their screens that it changed. */
export async function tellReward(hall: Hall, trx: Trx, playerId: bigint, news: RewardNews): Promise<void> {
  const text = news.say(await readPlayerLocale(trx, playerId))
  await sendPush(hall, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    content: { keys: [...news.keys] },
  })
  await sendPush(hall, trx, playerId, {
    msg_type: 'normal',
    push: { text, badge: 0, voice: news.about, silence: false, type: news.about },
    content: { text, style: 1, time: hall.clock.now().toISOString(), reqId: news.reqId, id: null },
  })
}
