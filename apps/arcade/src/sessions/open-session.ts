import type { ArcadeContext } from '../arcade-context.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, OpenSessionResponse } from '../game-api/schema.ts'
import { createToken } from './create-launch.ts'
import { type GameSession, hashToken, loadGameSession } from './game-session.ts'
import { sessionView } from './session-view.ts'

/**
 * Exchanges a launch token for a session token and ends the player's other open sessions. Until the launch token expires it
 * may be exchanged again (lost response, reloaded page) for another token of the same session. SESSION_EXPIRED, MAINTENANCE.
 */
export async function openSession(
  ctx: ArcadeContext,
  { launch_token }: GameRequest<'openSession'>,
): Promise<GameResult<OpenSessionResponse>> {
  const now = ctx.clock.now()
  const row = await ctx.db
    .selectFrom('arcade.sessions')
    .selectAll()
    .where('launch_hash', '=', hashToken(launch_token))
    .executeTakeFirst()
  if (row === undefined || row.launch_expires_at <= now) return failed('SESSION_EXPIRED')
  const session = await loadGameSession(ctx, row, now)
  if (!session.ok) return session
  if (await isInMaintenance(ctx.db, ctx.games.get(row.game).platform)) return failed('MAINTENANCE')
  const token = createToken(ctx)
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('arcade.session_tokens')
      .values({ token_hash: hashToken(token), session_id: row.session_id })
      .execute()
    if (row.opened_at !== null) return
    await trx
      .updateTable('arcade.sessions')
      .set({ ended_at: now, end_reason: 'REPLACED' })
      .where('player_id', '=', row.player_id)
      .where('session_id', '<>', row.session_id)
      .where('opened_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()
    await trx
      .updateTable('arcade.sessions')
      .set({ opened_at: now })
      .where('session_id', '=', row.session_id)
      .execute()
  })
  return { ok: true, data: await sessionView(ctx, session.data, token) }
}

/** Returns the current state of a session, for a reloaded page that kept its token. */
export async function resumeSession(
  ctx: ArcadeContext,
  session: GameSession,
  token: string,
): Promise<GameResult<OpenSessionResponse>> {
  return { ok: true, data: await sessionView(ctx, session, token) }
}
