import { DAY_MS } from '../../../platform/time/durations.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { areStakesLimitedByProviders, enqueueStakeLimits } from './enqueue-stake-limits.ts'

/** Longer than a game that was opened once can be played. */
const LAUNCHED_WITHIN_MS = DAY_MS

/**
 * Enqueues that the providers are told what players with a stake limit may stake who may have a game open, of these players or of all.
 * A period moves on while nothing is played, and a bet that was refused is no bet that would be pulled.
 */
export async function refreshStakeLimits(
  ctx: GamesContext,
  trx: GamesTrx,
  now: Date,
  playerIds?: readonly bigint[],
): Promise<void> {
  if (!areStakesLimitedByProviders(ctx)) return
  const rows = await trx
    .selectFrom('play_limits as limit')
    .select('limit.player_id')
    .distinct()
    .where('limit.subject', '=', 'stake')
    .$if(playerIds !== undefined, (query) => query.where('limit.player_id', 'in', playerIds ?? []))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('game_launches as launch')
          .whereRef('launch.player_id', '=', 'limit.player_id')
          .where('launch.at', '>', new Date(now.getTime() - LAUNCHED_WITHIN_MS))
          .select('launch.gid'),
      ),
    )
    .execute()
  await enqueueStakeLimits(
    ctx,
    trx,
    rows.map(({ player_id }) => player_id),
  )
}
