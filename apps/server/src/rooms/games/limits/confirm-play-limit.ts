import type { confirmPlayLimit as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { enqueueStakeLimits } from './enqueue-stake-limits.ts'
import { confirmableUntil } from './limit-period.ts'
import { lockLimit, recordLimitChange, removeLimit, saveLimit } from './limit-queries.ts'
import { readPlayLimitsView } from './play-limits-view.ts'

/**
 * Confirms a pending higher limit within seven days after its waiting period, or cancels it at any time. 10040: nothing pending,
 * too early, or too late.
 */
export const confirmPlayLimit: UseCase<typeof call, GamesContext> = async (
  ctx,
  { is_wanted, ...key },
  { session },
) => {
  const { playerId } = session
  const now = ctx.clock.now()
  const done = await transact(ctx.db, async (trx) => {
    const limit = await lockLimit(trx, playerId, key)
    if (limit === undefined || limit.pending_ready_at === null) return refuse(10040)
    if (is_wanted && !isConfirmable(limit.pending_ready_at, now)) return refuse(10040)
    const most = is_wanted ? limit.pending_most : limit.most
    if (most === null) await removeLimit(trx, playerId, key)
    else {
      await saveLimit(trx, playerId, key, {
        most,
        pending_most: null,
        pending_ready_at: null,
      })
    }
    const what = is_wanted ? 'higher limit confirmed' : 'higher limit given up'
    await recordLimitChange(trx, { playerId, at: now, what, key, most })
    if (is_wanted && key.subject === 'stake') await enqueueStakeLimits(ctx, trx, [playerId])
    return succeed({})
  })
  return done.ok ? succeed(await readPlayLimitsView(ctx, playerId)) : done
}

const isConfirmable = (readyAt: Date, now: Date): boolean => readyAt <= now && now < confirmableUntil(readyAt)
