import type { ArcadeContext } from '../arcade-context.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, OpenSessionResponse } from '../game-api/schema.ts'
import { createToken } from './create-launch.ts'
import { failureOf, type GameSession, hashToken, loadGameSession } from './game-session.ts'
import { lockPlayer } from './lock-player.ts'
import { sessionView } from './session-view.ts'

/**
 * Exchanges a launch token for a session token and ends the player's other open sessions. Until the launch token expires it
 * may be exchanged again (lost response, reloaded page) for another token of the same session. Of launches that are opened at
 * once, the last one's session stays. SESSION_EXPIRED, MAINTENANCE, and what the calls of an ended session are answered.
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
  const failure = await ctx.db.transaction().execute(async (trx) => {
    await lockPlayer(trx, row.player_id)
    // Another launch, or a kick, may have ended the session since it was read.
    const current = await trx
      .selectFrom('arcade.sessions')
      .selectAll()
      .where('session_id', '=', row.session_id)
      .executeTakeFirst()
    if (current === undefined) return failed('SESSION_EXPIRED')
    const ended = failureOf(current, now)
    if (ended !== null) return ended
    await trx
      .insertInto('arcade.session_tokens')
      .values({ token_hash: hashToken(token), session_id: row.session_id })
      .execute()
    if (current.opened_at !== null) return null
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
    return null
  })
  if (failure !== null) return failure
  ctx.sessionEnds.notify(row.player_id)
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
