import type { readSupportMessages as call } from '@gamehall/contract/support'
import { sql } from 'kysely'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { SupportContext } from '../tables.ts'

/** Marks the conversation as read up to a message; never moves back. 404 a message that is not the player's. */
export const readSupportMessages: UseCase<typeof call, SupportContext> = async (
  ctx,
  { message_id },
  { session },
) => {
  const own = await ctx.db
    .selectFrom('support_messages')
    .select('message_id')
    .where('player_id', '=', session.playerId)
    .where('message_id', '=', BigInt(message_id))
    .executeTakeFirst()
  if (own === undefined) return refuse(404)
  await ctx.db
    .updateTable('support_conversations')
    .set({ player_read_id: sql<bigint>`greatest(player_read_id, ${own.message_id})` })
    .where('player_id', '=', session.playerId)
    .execute()
  return succeed({})
}
