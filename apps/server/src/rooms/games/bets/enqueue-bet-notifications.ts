import type { GamesContext, GamesTrx } from '../tables.ts'
import { notifyBetsJob, notifyTurnoverJob } from './jobs/notify-bets-jobs.ts'

const NOTIFY_AFTER_MS = 1_000

/**
 * Enqueues one notification a player for all changes within the delay: the job key collapses repeated calls. `bets`: players
 * whose bets changed; `turnover`: those whose turnover statement did.
 */
export async function enqueueBetNotifications(
  ctx: GamesContext,
  trx: GamesTrx,
  { bets, turnover }: { readonly bets: Iterable<bigint>; readonly turnover: Iterable<bigint> },
): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + NOTIFY_AFTER_MS)
  const jobsOf = (kind: typeof notifyBetsJob, playerIds: Iterable<bigint>) =>
    [...new Set(playerIds)].map((playerId) => ({
      kind,
      payload: { player_id: playerId.toString() },
      options: { key: `${kind.name}:${playerId}`, runAt },
    }))
  await ctx.jobs.enqueueAll(trx, [...jobsOf(notifyBetsJob, bets), ...jobsOf(notifyTurnoverJob, turnover)])
}
