import { endPlayJob } from '../../account/index.ts'
import type { GamesContext } from '../tables.ts'
import { checkPlayAllowed } from './check-play-allowed.ts'

/** Players with a bet or a launch within this time are checked; it covers the delay of pulling bets. */
const LOOK_BACK_MS = 5 * 60_000

/**
 * Ends the play of those who reached a limit or started a break while playing: of these players, or of all. May be repeated; a
 * player's play is ended by one job.
 */
export async function endPlayBeyondLimits(
  ctx: GamesContext,
  now: Date,
  playerIds?: readonly bigint[],
): Promise<void> {
  for (const playerId of await findPlaying(ctx, new Date(now.getTime() - LOOK_BACK_MS), playerIds)) {
    const allowed = await checkPlayAllowed(ctx, playerId)
    if (allowed.ok) continue
    const play = { player_id: playerId.toString(), until: null }
    await ctx.db
      .transaction()
      .execute((trx) => ctx.jobs.enqueue(trx, endPlayJob, play, { key: `end-play:${playerId}` }))
  }
}

/** The players with a limit or a break who bet or launched since then. */
async function findPlaying(
  ctx: GamesContext,
  since: Date,
  playerIds: readonly bigint[] | undefined,
): Promise<bigint[]> {
  const rows = await ctx.db
    .selectFrom('play_limits as limit')
    .where('limit.subject', '!=', 'deposit')
    .$if(playerIds !== undefined, (query) => query.where('limit.player_id', 'in', playerIds ?? []))
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('bets as bet')
            .whereRef('bet.player_id', '=', 'limit.player_id')
            .where('bet.bet_at', '>', since)
            .select('bet.bet_id'),
        ),
        exists(
          selectFrom('game_launches as launch')
            .whereRef('launch.player_id', '=', 'limit.player_id')
            .where('launch.at', '>', since)
            .select('launch.gid'),
        ),
      ]),
    )
    .select('limit.player_id')
    .distinct()
    .execute()
  return rows.map(({ player_id }) => player_id)
}
