import { type PushMessage, pushMessage } from '@gamehall/contract'
import { sql } from 'kysely'
import type { InboxDb } from '../tables.ts'

/** Reads the player's newest sequence number; 0 before the first push. */
export async function readLastPushSeq(db: InboxDb, playerId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('push_cursors')
    .select('last_seq')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.last_seq ?? 0n
}

/** Reads the player's newest sequence number at an instant: what a page loaded then already shows. */
export async function readPushSeqAt(db: InboxDb, playerId: bigint, at: Date): Promise<bigint> {
  const { rows } = await sql<{ seq: bigint }>`
    select coalesce(
      (select seq from push_messages where player_id = ${playerId} and created_at <= ${at} order by seq desc limit 1),
      (select min(seq) - 1 from push_messages where player_id = ${playerId}),
      (select last_seq from push_cursors where player_id = ${playerId}),
      0)::bigint as seq`.execute(db)
  return rows[0]?.seq ?? 0n
}

export interface OutboxEntry {
  readonly seq: bigint
  readonly sessionId: bigint | null
  readonly message: PushMessage
}

/** Reads the player's pushes after a sequence number, oldest first. */
export async function readOutbox(
  db: InboxDb,
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
