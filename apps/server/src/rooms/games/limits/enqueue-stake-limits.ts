import { isTransferProvider } from '../../../providers/games/index.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { applyStakeLimitsJob } from './jobs/apply-stake-limits-job.ts'

/** Whether a provider of this site holds players to limits of their stakes itself. */
export const areStakesLimitedByProviders = ({ providers: { games } }: GamesContext): boolean =>
  games.serving.some((id) => {
    const provider = games.get(id)
    return isTransferProvider(provider) && provider.stakeLimits !== undefined
  })

/** Enqueues the job that tells the providers what these players may stake; nothing where no provider asks. */
export async function enqueueStakeLimits(
  ctx: GamesContext,
  trx: GamesTrx,
  playerIds: readonly bigint[],
): Promise<void> {
  if (!areStakesLimitedByProviders(ctx)) return
  await ctx.jobs.enqueueAll(
    trx,
    playerIds.map((playerId) => ({
      kind: applyStakeLimitsJob,
      payload: { player_id: playerId.toString() },
      options: { key: `stake-limits:${playerId}` },
    })),
  )
}
