import { sql } from 'kysely'
import { enqueueEndPlay, isPlayerLocked, listLockedPlayers } from '../../account/index.ts'
import type { GamesContext } from '../tables.ts'
import { checkPlayAllowed } from './check-play-allowed.ts'
import { isActiveBreak } from './players-on-break.ts'

/** Players with a bet or a launch within this time are checked; it covers the delay of pulling bets. */
const LOOK_BACK_MS = 5 * 60_000

/**
 * Ends the play of those who reached a limit, are on a break or have a locked account, and play: of these players, or of all. May
 * be repeated; a player's play is ended by one job.
 */
export async function endPlayBeyondLimits(
  ctx: GamesContext,
  now: Date,
  playerIds?: readonly bigint[],
): Promise<void> {
  for (const playerId of await findPlaying(ctx, now, playerIds)) {
    const [isLocked, allowed] = await Promise.all([
      isPlayerLocked(ctx, playerId),
      checkPlayAllowed(ctx, playerId),
    ])
    if (allowed.ok && !isLocked) continue
    await ctx.db.transaction().execute((trx) => enqueueEndPlay(ctx, trx, playerId, 'player'))
  }
}

/** The players with a limit, on a break or with a locked account who bet or launched a little while ago. */
async function findPlaying(
  ctx: GamesContext,
  now: Date,
  playerIds: readonly bigint[] | undefined,
): Promise<bigint[]> {
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const locked = await listLockedPlayers(ctx.db, playerIds)
  const rows = await ctx.db
    .with('restricted', (db) =>
      db
        .selectFrom('play_limits')
        .select('player_id')
        .where('subject', '!=', 'deposit')
        .union(db.selectFrom('play_breaks').select('player_id').where(isActiveBreak(now)))
        .union(sql<{ player_id: bigint }>`select unnest(${locked}::bigint[])`),
    )
    .selectFrom('restricted')
    .$if(playerIds !== undefined, (query) => query.where('restricted.player_id', 'in', playerIds ?? []))
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('bets as bet')
            .whereRef('bet.player_id', '=', 'restricted.player_id')
            .where('bet.bet_at', '>', since)
            .select('bet.bet_id'),
        ),
        exists(
          selectFrom('game_launches as launch')
            .whereRef('launch.player_id', '=', 'restricted.player_id')
            .where('launch.at', '>', since)
            .select('launch.gid'),
        ),
      ]),
    )
    .select('restricted.player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}
