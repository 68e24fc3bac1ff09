import type { SessionEndReason } from '@gamehall/contract/account'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { parseLocale } from '../../../platform/text/parse-locale.ts'
import { type KickCode, kickSession } from '../../inbox/index.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { listOwnerAccountIds } from '../test-account/account-owner.ts'
import { enqueueEndPlay } from './enqueue-end-play.ts'

const kickCodes: Record<SessionEndReason, KickCode | null> = {
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
  ctx: AccountContext,
  trx: AccountTrx,
  { playerId, sessionId, exceptSessionId }: LiveSessions,
  reason: SessionEndReason,
): Promise<number> {
  const accounts = await listOwnerAccountIds(trx, playerId)
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now(), end_reason: reason })
    .where('player_id', 'in', accounts)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0n))
    .$if(exceptSessionId !== undefined, (query) => query.where('session_id', '!=', exceptSessionId ?? 0n))
    .returning(['session_id', 'player_id', 'locale'])
    .execute()
  for (const session of ended) await cleanUpSession(ctx, trx, session, reason)
  return ended.length
}

async function cleanUpSession(
  ctx: AccountContext,
  trx: AccountTrx,
  session: { readonly session_id: bigint; readonly player_id: bigint; readonly locale: string },
  reason: SessionEndReason,
): Promise<void> {
  const { session_id: sessionId, player_id: playerId } = session
  await trx.deleteFrom('auth_codes').where('session_id', '=', sessionId).execute()
  await enqueueEndPlay(ctx, trx, playerId, reason === 'locked' ? 'player' : 'session')
  logSecurityEvent(ctx, { event: 'session.ended', reason, playerId })
  const code = kickCodes[reason]
  if (code === null) return
  await kickSession(ctx, trx, { playerId, sessionId, locale: parseLocale(session.locale) }, code)
}
