import type { confirmPlayLimit as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { lockLimit, recordChange, removeLimit, saveLimit } from './limit-queries.ts'
import { viewLimits } from './view-limits.ts'

/** Confirms a pending higher limit after its waiting period, or cancels it at any time. 10040: nothing pending, or too early. */
export const confirmPlayLimit: UseCase<typeof call> = async (hall, { is_wanted, ...key }, { session }) => {
  const { playerId } = session
  const now = hall.clock.now()
  const done = await transact(hall.db, async (trx) => {
    const limit = await lockLimit(trx, playerId, key)
    if (limit === undefined || limit.pending_ready_at === null) return refuse(10040)
    if (is_wanted && limit.pending_ready_at > now) return refuse(10040)
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
    await recordChange(trx, { playerId, at: now, what, key, most })
    return succeed({})
  })
  return done.ok ? succeed(await viewLimits(hall, playerId)) : done
}
