import type { GamesContext, GamesTrx } from '../tables.ts'
import { notifyBetsJob, notifyTurnoverJob } from './jobs/notify-bets-jobs.ts'

const NOTIFY_AFTER_MS = 1_000

/** Enqueues one notification a player for all changes within the delay: the job key collapses repeated calls. */
const enqueueNotifications =
  (kind: typeof notifyBetsJob) =>
  (ctx: GamesContext, trx: GamesTrx, playerIds: Iterable<bigint>): Promise<void> =>
    ctx.jobs.enqueueAll(
      trx,
      kind,
      [...new Set(playerIds)].map((playerId) => ({
        payload: { player_id: playerId.toString() },
        options: {
          key: `${kind.name}:${playerId}`,
          runAt: new Date(ctx.clock.now().getTime() + NOTIFY_AFTER_MS),
        },
      })),
    )

export const enqueueBetsNotifications = enqueueNotifications(notifyBetsJob)
export const enqueueTurnoverNotifications = enqueueNotifications(notifyTurnoverJob)
