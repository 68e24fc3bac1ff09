import type { GamesContext, GamesTrx } from '../tables.ts'
import { notifyBetsJob, notifyTurnoverJob } from './jobs/notify-bets-jobs.ts'

const NOTIFY_AFTER_MS = 1_000

/** Enqueues one notification for all changes within the delay: the job key collapses repeated calls. */
const enqueueNotification =
  (kind: typeof notifyBetsJob) =>
  (ctx: GamesContext, trx: GamesTrx, playerId: bigint): Promise<void> =>
    ctx.jobs.enqueue(
      trx,
      kind,
      { player_id: playerId.toString() },
      { key: `${kind.name}:${playerId}`, runAt: new Date(ctx.clock.now().getTime() + NOTIFY_AFTER_MS) },
    )

export const enqueueBetsNotification = enqueueNotification(notifyBetsJob)
export const enqueueTurnoverNotification = enqueueNotification(notifyTurnoverJob)
