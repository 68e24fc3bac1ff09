import type { GamesContext, GamesTrx } from '../tables.ts'
import { settleFreeRoundsGrantJob } from './jobs/settle-free-rounds-grant-job.ts'

/** Settles grants of free rounds after the commit, once a grant, however many of its rounds changed. */
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
