import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { type AddressedPush, sendPushes } from '../../../inbox/index.ts'
import { betsChangedHook } from '../../hooks.ts'
import { endPlayBeyondLimits } from '../../limits/end-play-beyond-limits.ts'
import { refreshStakeLimits } from '../../limits/refresh-stake-limits.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'
import { turnoverPushes } from '../turnover-pushes.ts'

const EVERY_MS = 1_000
/** Most changes that one transaction takes. */
const MAX_CHANGES = 500

/**
 * Lets what depends on players' bets follow their changes, ends the play of who reached a limit with them, tells providers what is left of limits, and pushes to their clients, so that an open bet record reloads.
 * Takes the changes of many players together and removes them in the transaction that pushes: what a dead process had taken is
 * taken again. Several processes take different changes.
 */
export const notifyBets = defineJob({
  name: 'notify-bets',
  payload: z.object({}),
  everyMs: EVERY_MS,
  async run(ctx: GamesContext, _payload, now) {
    while ((await notifyNext(ctx, now)) === MAX_CHANGES);
  },
})

/** Answers how many changes it took. */
function notifyNext(ctx: GamesContext, now: Date): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const changes = await trx
      .selectFrom('bet_notifications')
      .selectAll()
      .orderBy('notification_id')
      .limit(MAX_CHANGES)
      .forUpdate()
      .skipLocked()
      .execute()
    if (changes.length === 0) return 0
    const players = [...new Set(changes.map(({ player_id }) => player_id))]
    const withTurnover = [
      ...new Set(changes.filter((change) => change.has_turnover_change).map(({ player_id }) => player_id)),
    ]
    await endPlayBeyondLimits(ctx, now, players)
    await refreshStakeLimits(ctx, trx, now, players)
    await betsChangedHook.of(ctx).changed(ctx, players)
    await sendPushes(ctx, trx, [...players.map(betsPush), ...(await turnoverPushes(ctx, trx, withTurnover))])
    await removeChanges(
      trx,
      changes.map(({ notification_id }) => notification_id),
    )
    return changes.length
  })
}

const betsPush = (playerId: bigint): AddressedPush => ({
  playerId,
  draft: {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: 'bet' },
    content: { keys: ['bets'] },
  },
})

async function removeChanges(trx: GamesTrx, ids: readonly bigint[]): Promise<void> {
  await trx.deleteFrom('bet_notifications').where('notification_id', 'in', ids).execute()
}
