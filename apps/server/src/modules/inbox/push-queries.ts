import { type PushMessage, pushMessage } from '@gamehall/contract/inbox'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The player's newest sequence number; 0 before the first push. */
export async function lastPushSeq(db: Kysely<Database>, playerId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('push_cursors')
    .select('last_seq')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.last_seq ?? 0n
}

export interface OutboxEntry {
  readonly seq: bigint
  readonly sessionId: bigint | null
  readonly message: PushMessage
}

/** The player's pushes after a sequence number, oldest first. */
export async function readOutbox(
  db: Kysely<Database>,
  playerId: bigint,
  afterSeq: bigint,
  limit: number,
): Promise<OutboxEntry[]> {
  const rows = await db
    .selectFrom('push_messages')
    .select(['seq', 'session_id', 'msg_type', 'push', 'content'])
    .where('player_id', '=', playerId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    seq: row.seq,
    sessionId: row.session_id,
    message: pushMessage.parse({
      seq: Number(row.seq),
      msg_type: row.msg_type,
      from: 'system',
      to: playerId.toString(),
      push: row.push,
      content: row.content,
    }),
  }))
}
