import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import type { SessionEnd } from '../../db/tables/account.ts'
import { type KickCode, kickSession } from '../inbox/index.ts'
import { endPlayKind } from './jobs/end-play-kind.ts'
import { toLocale } from './player-locale.ts'

const kickCodes: Record<SessionEnd, KickCode | null> = {
  replaced: 10118,
  logout: null,
  password_reset: 401,
  locked: 10049,
  operator: 401,
  expired: null,
}

/**
 * Ends a player's live session (the named one only, where one is named), and what it had opened; whoever still looks
 * at it is told why, in the language of that login. False when there was none.
 */
export async function endSession(
  hall: Hall,
  trx: Trx,
  { playerId, sessionId }: { readonly playerId: bigint; readonly sessionId?: bigint },
  reason: SessionEnd,
): Promise<boolean> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: hall.clock.now(), end_reason: reason })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0n))
    .returning(['session_id', 'locale'])
    .executeTakeFirst()
  if (ended === undefined) return false
  await trx.deleteFrom('auth_codes').where('session_id', '=', ended.session_id).execute()
  await endPlay(hall, trx, playerId, reason)
  const code = kickCodes[reason]
  if (code !== null) {
    const locale = toLocale(ended.locale)
    await kickSession(hall, trx, { playerId, sessionId: ended.session_id, locale }, code)
  }
  return true
}

/** A game takes a moment to open: a login's own play is not older than this login. */
const NEXT_PLAY_AFTER_MS = 60_000

/** Leaves it to the games to end what the player has open there: a locked account's play whenever that succeeds. */
export async function endPlay(hall: Hall, trx: Trx, playerId: bigint, reason: SessionEnd): Promise<void> {
  const until = new Date(hall.clock.now().getTime() + NEXT_PLAY_AFTER_MS)
  await hall.jobs.enqueue(
    trx,
    endPlayKind,
    { player_id: playerId.toString(), until: reason === 'locked' ? null : until.toISOString() },
    { key: `end-play:${playerId}` },
  )
}
