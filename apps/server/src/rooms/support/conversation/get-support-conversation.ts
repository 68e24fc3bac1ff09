import type { getSupportConversation as call } from '@gamehall/contract/support'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { SupportContext } from '../tables.ts'

/** The player's unread count, and the last of their messages that an operator has seen. */
export const getSupportConversation: UseCase<typeof call, SupportContext> = async (
  ctx,
  _request,
  { session },
) => {
  const conversation = await ctx.db
    .selectFrom('support_conversations')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .executeTakeFirst()
  if (conversation === undefined) return succeed({ unread_count: 0, seen_message_id: null })
  const messages = ctx.db.selectFrom('support_messages').where('player_id', '=', session.playerId)
  const { unread } = await messages
    .select((row) => row.fn.countAll<bigint>().as('unread'))
    .where('author', '!=', 'player')
    .where('message_id', '>', conversation.player_read_id)
    .executeTakeFirstOrThrow()
  const { seen } = await messages
    .select((row) => row.fn.max('message_id').as('seen'))
    .where('author', '=', 'player')
    .where('message_id', '<=', conversation.operator_read_id)
    .executeTakeFirstOrThrow()
  return succeed({ unread_count: Number(unread), seen_message_id: seen?.toString() ?? null })
}
