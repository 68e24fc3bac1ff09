import type { UnreadCounts } from '@gamehall/contract/inbox'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendPush } from '../send-push.ts'
import { countUnread } from './unread.ts'

/** Pushes the changed unread count to the player's clients. Answers the counts. */
export async function tellUnread(hall: Hall, trx: Trx, playerId: bigint): Promise<UnreadCounts> {
  const counts = await countUnread(trx, playerId, hall.clock.now())
  await sendPush(hall, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: counts.message_num, voice: null, silence: true, type: 'system' },
    content: { keys: ['message_num'] },
  })
  return counts
}
