import type { setPlayLimit as call } from '@gamehall/contract/games'
import { minorPerUnit, parseMoney } from '@gamehall/money'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { enqueueStakeLimits } from './enqueue-stake-limits.ts'
import { RAISE_WAIT_MS } from './limit-period.ts'
import { lockLimit, recordLimitChange, saveLimit } from './limit-queries.ts'
import { readPlayLimitsView } from './play-limits-view.ts'

/**
 * Sets a limit. A first or lower limit takes effect at once and drops a pending higher one. A higher limit, or none, becomes
 * pending for the length of its period and then needs the player’s confirmation within seven days. 400 (`amount`).
 */
export const setPlayLimit: UseCase<typeof call, GamesContext> = async (
  ctx,
  { amount, ...key },
  { session },
) => {
  const { playerId } = session
  const wanted = key.subject === 'time' ? parseMinutes(amount) : parseAmount(amount)
  if (!wanted.ok) return wanted
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    const current = await lockLimit(trx, playerId, key)
    const isLower = wanted.data !== null && (current === undefined || wanted.data <= current.most)
    if (isLower) {
      await saveLimit(trx, playerId, key, {
        most: wanted.data,
        pending_most: null,
        pending_ready_at: null,
      })
    } else if (current !== undefined) {
      await saveLimit(trx, playerId, key, {
        most: current.most,
        pending_most: wanted.data,
        pending_ready_at: new Date(now.getTime() + RAISE_WAIT_MS[key.period]),
      })
    } else return
    const what = isLower ? 'limit set' : 'higher limit asked for'
    await recordLimitChange(trx, { playerId, at: now, what, key, most: wanted.data })
    if (isLower && key.subject === 'stake') await enqueueStakeLimits(ctx, trx, [playerId])
  })
  return succeed(await readPlayLimitsView(ctx, playerId))
}

/** Parses whole TWD into cents; null for no limit. */
function parseAmount(value: string | number | null): Outcome<bigint | null, 400> {
  if (value === null) return succeed(null)
  const parsed = parseMoney(value, 'TWD')
  if (!parsed.ok) return refuseField('amount', 'amount_format')
  return parsed.minor % minorPerUnit('TWD') === 0n
    ? succeed(parsed.minor)
    : refuseField('amount', 'amount_integer')
}

const MINUTES_OF_A_DAY = 1_440

/** Parses whole minutes of one day; null for no limit. */
function parseMinutes(value: string | number | null): Outcome<bigint | null, 400> {
  if (value === null) return succeed(null)
  const minutes = Number(value)
  if (!Number.isInteger(minutes) || minutes > MINUTES_OF_A_DAY)
    return refuseField('amount', 'minutes_of_a_day', { max: `${MINUTES_OF_A_DAY}` })
  return succeed(BigInt(minutes))
}
