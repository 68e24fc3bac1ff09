import type { Db } from '../../../platform/database/database.ts'
import { withSupportTables } from '../tables.ts'

/** Whether an operator has written what the player has not read. */
export async function hasUnreadReply(db: Db, playerId: bigint): Promise<boolean> {
  const reply = await withSupportTables(db)
    .selectFrom('support_messages as message')
    .innerJoin('support_conversations as conversation', 'conversation.player_id', 'message.player_id')
    .select('message.message_id')
    .where('message.player_id', '=', playerId)
    .where('message.author', '=', 'operator')
    .whereRef('message.message_id', '>', 'conversation.player_read_id')
    .limit(1)
    .executeTakeFirst()
  return reply !== undefined
}
