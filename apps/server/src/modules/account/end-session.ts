import type { SessionEnd } from '@gamehall/contract/account'
import type { Hall } from '../../core/hall.ts'
import { toLocale } from '../../core/player-locale.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import type { Trx } from '../../core/transact.ts'
import { type KickCode, kickSession } from '../inbox/index.ts'
import { endPlayKind } from './jobs/end-play-kind.ts'
import { accountsOf } from './test-account/owner.ts'

const kickCodes: Record<SessionEnd, KickCode | null> = {
  replaced: 10118,
  logout: null,
  password_reset: 401,
  locked: 10049,
  operator: 401,
  expired: null,
  switched: null,
  signed_out: 401,
  password_changed: 401,
}

export interface LiveSessions {
  /** Includes the sessions of the same person's formal or test account. */
  readonly playerId: bigint
  /** Only this session. */
  readonly sessionId?: bigint
  /** All sessions except this one. */
  readonly exceptSessionId?: bigint
}

/**
 * Ends a person's active sessions in the caller's transaction: deletes their one-time login codes, enqueues the end of
 * open games, and pushes the reason to connected clients in the session's language. Returns the number of ended sessions.
 */
export async function endSession(
  hall: Hall,
  trx: Trx,
  { playerId, sessionId, exceptSessionId }: LiveSessions,
  reason: SessionEnd,
): Promise<number> {
  const accounts = await accountsOf(trx, playerId)
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: hall.clock.now(), end_reason: reason })
    .where('player_id', 'in', accounts)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0n))
    .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '!=', exceptSessionId ?? 0n))
    .returning(['session_id', 'player_id', 'locale'])
    .execute()
  for (const session of ended) await cleanUpSession(hall, trx, session, reason)
  return ended.length
}

async function cleanUpSession(
  hall: Hall,
  trx: Trx,
  session: { readonly session_id: bigint; readonly player_id: bigint; readonly locale: string },
  reason: SessionEnd,
): Promise<void> {
  const { session_id: sessionId, player_id: playerId } = session
  await trx.deleteFrom('auth_codes').where('session_id', '=', sessionId).execute()
  await endPlay(hall, trx, playerId, reason)
  logSecurityEvent(hall, { event: 'session.ended', reason, playerId })
  const code = kickCodes[reason]
  if (code === null) return
  await kickSession(hall, trx, { playerId, sessionId, locale: toLocale(session.locale) }, code)
}

/** Margin for a game that was being opened when the session ended. */
const NEXT_PLAY_AFTER_MS = 60_000

/**
 * Enqueues the job that ends the player's open games. It expires after a minute, so that it cannot end play of the next
 * session; for a locked account it never expires.
 */
export async function endPlay(hall: Hall, trx: Trx, playerId: bigint, reason: SessionEnd): Promise<void> {
  const until = new Date(hall.clock.now().getTime() + NEXT_PLAY_AFTER_MS)
  await hall.jobs.enqueue(
    trx,
    endPlayKind,
    { player_id: playerId.toString(), until: reason === 'locked' ? null : until.toISOString() },
    { key: `end-play:${playerId}` },
  )
}
