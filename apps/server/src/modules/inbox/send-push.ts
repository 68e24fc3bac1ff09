import type { PushMessage } from '@gamehall/contract/inbox'
import { sql } from 'kysely'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'

/** A push before it has its sequence number. With a `sessionId` only that login's sockets get it. */
export type PushDraft = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'> & {
    readonly sessionId?: bigint
  }
}[PushMessage['msg_type']]

export interface AddressedPush {
  readonly playerId: bigint
  readonly draft: PushDraft
  /** Names a ledger account: the push carries, as `content.balance`, the dollars available there when it is written. */
  readonly balanceOf?: string
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
  const at = hall.clock.now()
  for (let from = 0; from < pushes.length; from += MOST_AT_ONCE) {
    const given = JSON.stringify(pushes.slice(from, from + MOST_AT_ONCE).map(describePush))
    const { rows } = await sql<{
      seqs: bigint[]
    }>`select write_pushes(${given}::json, ${at}) as seqs`.execute(trx)
    seqs.push(...(rows[0]?.seqs ?? []))
  }
  return seqs
}

/** A push as the SQL function `write_pushes` takes it, in a list. */
export const describePush = ({ playerId, draft, balanceOf }: AddressedPush): object => ({
  player_id: playerId.toString(),
  session_id: draft.sessionId?.toString() ?? null,
  msg_type: draft.msg_type,
  push: draft.push,
  content: draft.content,
  balance_of: balanceOf ?? null,
})
