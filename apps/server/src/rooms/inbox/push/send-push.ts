import type { PushMessage } from '@gamehall/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'

/** A push without its sequence number. With a `sessionId` only that session's sockets get it. */
export type PushDraft = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'> & {
    readonly sessionId?: bigint
  }
}[PushMessage['msg_type']]

export interface AddressedPush {
  readonly playerId: bigint
  readonly draft: PushDraft
  /** A ledger account whose available balance, in dollars, is written to `content.balance`. */
  readonly balanceOf?: string
}

/** A NOTIFY payload holds 8,000 bytes, and a player id has at most 19 digits. */
const MAX_BATCH_SIZE = 300

/**
 * Writes a push to the player's outbox; on commit, NOTIFY wakes the processes that hold the player's sockets. Answers the
 * player's new sequence number.
 */
export async function sendPush(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  draft: PushDraft,
): Promise<bigint> {
  const [seq] = await sendPushes(ctx, trx, [{ playerId, draft }])
  if (seq === undefined) throw new Error('write_pushes returned no sequence number')
  return seq
}

/** Writes several pushes in order. Outboxes are locked in the order of player ids, which prevents deadlocks. */
export async function sendPushes(
  ctx: AppContext,
  trx: Trx,
  pushes: readonly AddressedPush[],
): Promise<bigint[]> {
  const seqs: bigint[] = []
  const at = ctx.clock.now()
  for (let from = 0; from < pushes.length; from += MAX_BATCH_SIZE) {
    const given = JSON.stringify(pushes.slice(from, from + MAX_BATCH_SIZE).map(toPushRow))
    const { rows } = await sql<{
      seqs: bigint[]
    }>`select write_pushes(${given}::json, ${at}) as seqs`.execute(trx)
    seqs.push(...(rows[0]?.seqs ?? []))
  }
  return seqs
}

/** Converts a push to the JSON that the SQL function `write_pushes` expects. */
export const toPushRow = ({ playerId, draft, balanceOf }: AddressedPush): object => ({
  player_id: playerId.toString(),
  session_id: draft.sessionId?.toString() ?? null,
  msg_type: draft.msg_type,
  push: draft.push,
  content: draft.content,
  balance_of: balanceOf ?? null,
})
