import type { GamesContext, GamesTrx } from '../tables.ts'
import { settleFreeRoundsGrantJob } from './jobs/settle-free-rounds-grant-job.ts'

/** Settles grants of free rounds after the commit, each once for all its rounds that change at one moment. */
export async function enqueueGrantSettlements(
  ctx: GamesContext,
  trx: GamesTrx,
  grantIds: Iterable<string>,
): Promise<void> {
  for (const grantId of new Set(grantIds))
    await ctx.jobs.enqueue(
      trx,
      settleFreeRoundsGrantJob,
      { grant_id: grantId },
      { key: `settle-free-grant:${grantId}` },
    )
}
