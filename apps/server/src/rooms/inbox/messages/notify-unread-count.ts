import type { UnreadCounts } from '@gamehall/contract/inbox'
import { sendPush } from '../push/send-push.ts'
import type { InboxContext, InboxTrx } from '../tables.ts'
import { countUnread } from './count-unread.ts'

/** Pushes the changed unread count to the player's clients. Answers the counts. */
export async function notifyUnreadCount(
  ctx: InboxContext,
  trx: InboxTrx,
  playerId: bigint,
): Promise<UnreadCounts> {
  const counts = await countUnread(ctx, trx, playerId, ctx.clock.now())
  await sendPush(ctx, trx, playerId, {
    msg_type: 'user_change',
    push: { text: '', badge: counts.message_num, voice: null, silence: true, type: 'system' },
    content: { keys: ['message_num'] },
  })
  return counts
}
