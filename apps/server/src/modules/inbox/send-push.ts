import type { PushMessage } from '@gamehall/contract/inbox'
import { sql } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import { PUSH_CHANNEL } from './push-fan-out.ts'

/** A push before it has its sequence number. With a `sessionId` only that login's sockets get it. */
export type PushDraft = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'> & {
    readonly sessionId?: bigint
  }
}[PushMessage['msg_type']]

export interface AddressedPush {
  readonly playerId: bigint
  readonly draft: PushDraft
}

/** A notification holds 8,000 bytes, and a player's id at most 19 digits. */
const MOST_AT_ONCE = 300

/**
 * Writes a push into the player's outbox and wakes, once the caller's transaction is committed, whoever holds the player's
 * sockets. Answers the player's new sequence number.
 */
export async function sendPush(hall: Hall, trx: Trx, playerId: bigint, draft: PushDraft): Promise<bigint> {
  const [seq] = await sendPushes(hall, trx, [{ playerId, draft }])
  if (seq === undefined) throw new Error('the outbox answered nothing')
  return seq
}

/** Several of them, to one player or many, in their order. Players' outboxes are locked in the order of their ids. */
export async function sendPushes(hall: Hall, trx: Trx, pushes: readonly AddressedPush[]): Promise<bigint[]> {
  const seqs: bigint[] = []
  for (let from = 0; from < pushes.length; from += MOST_AT_ONCE) {
    seqs.push(...(await writeOutbox(trx, pushes.slice(from, from + MOST_AT_ONCE), hall.clock.now())))
  }
  return seqs
}

async function writeOutbox(trx: Trx, pushes: readonly AddressedPush[], at: Date): Promise<bigint[]> {
  const given = pushes.map(({ playerId, draft }, n) => ({
    n,
    player_id: playerId.toString(),
    session_id: draft.sessionId?.toString() ?? null,
    msg_type: draft.msg_type,
    push: draft.push,
    content: draft.content,
  }))
  const { rows } = await sql<{ seqs: bigint[] }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as g(n int, player_id bigint, session_id bigint, msg_type text, push jsonb, content jsonb)
    ), cursors as (
      insert into push_cursors (player_id, last_seq)
        select player_id, count(*) from given group by player_id order by player_id
        on conflict (player_id) do update set last_seq = push_cursors.last_seq + excluded.last_seq
        returning player_id, last_seq
    ), numbered as (
      select g.*, c.last_seq + 1 - row_number() over (partition by g.player_id order by g.n desc) as seq
        from given g join cursors c using (player_id)
    ), written as (
      insert into push_messages (player_id, seq, session_id, msg_type, push, content, created_at)
        select player_id, seq, session_id, msg_type, push, content, ${at} from numbered
    )
    select array_agg(seq order by n) as seqs,
        pg_notify(${PUSH_CHANNEL}, string_agg(distinct player_id::text, ' '))
      from numbered`.execute(trx)
  return rows[0]?.seqs ?? []
}
