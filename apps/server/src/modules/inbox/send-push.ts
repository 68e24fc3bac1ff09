import type { PushMessage } from '@gamehall/contract/inbox'
import { sql } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { deliverPush } from './jobs/deliver-push.ts'

/** A push before it has its sequence number. With a `sessionId` only that login's sockets get it. */
export type PushDraft = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'> & {
    readonly sessionId?: bigint
  }
}[PushMessage['msg_type']]

/**
 * Writes a push into the player's outbox and leaves its delivery as a job: both with the caller's transaction.
 * Answers the player's new sequence number.
 */
export async function sendPush(hall: Hall, trx: Trx, playerId: bigint, draft: PushDraft): Promise<bigint> {
  const { last_seq: seq } = await trx
    .insertInto('push_cursors')
    .values({ player_id: playerId, last_seq: 1n })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ last_seq: sql<bigint>`push_cursors.last_seq + 1` }),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('push_messages')
    .values({
      player_id: playerId,
      seq,
      session_id: draft.sessionId ?? null,
      msg_type: draft.msg_type,
      push: JSON.stringify(draft.push),
      content: JSON.stringify(draft.content),
      created_at: hall.clock.now(),
    })
    .execute()
  await hall.jobs.enqueue(trx, deliverPush, { player_id: playerId.toString() })
  return seq
}
