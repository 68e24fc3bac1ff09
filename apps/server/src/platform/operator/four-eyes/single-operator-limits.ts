import type { AppContext } from '../../context/app-context.ts'
import { acquireAdvisoryLock } from '../../database/acquire-advisory-lock.ts'
import type { Trx } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { DAY_MS } from '../../time/durations.ts'
import type { FourEyesStake } from './four-eyes-stake.ts'

/** The amounts, in TWD cents, from which one operator may not decide alone. */
export interface FourEyesLimits {
  /** For one act, and for all acts for one player within 24 hours. */
  readonly actMinor: bigint
  /** For all acts of one operator within 24 hours. */
  readonly operatorDayMinor: bigint
}

export async function readFourEyesLimits(trx: Trx): Promise<FourEyesLimits> {
  const row = await withPlatformTables(trx)
    .selectFrom('four_eyes_limits')
    .selectAll()
    .executeTakeFirstOrThrow()
  return { actMinor: row.act_minor, operatorDayMinor: row.operator_day_minor }
}

/**
 * Whether the act needs a second operator: the act itself, the player's total from single operators within 24 hours, or this
 * operator's total within 24 hours reaches its limit. Advisory locks serialize the counting per operator and per player.
 */
export async function exceedsSingleOperatorLimits(
  ctx: AppContext,
  trx: Trx,
  operator: string,
  stake: FourEyesStake,
): Promise<boolean> {
  const limits = await readFourEyesLimits(trx)
  const limitMinor = stake.limitMinor ?? limits.actMinor
  if (stake.worthMinor >= limitMinor) return true
  await acquireAdvisoryLock(trx, `four-eyes/operator/${operator}`)
  if (stake.playerId !== null) await acquireAdvisoryLock(trx, `four-eyes/player/${stake.playerId}`)
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const recent = withPlatformTables(trx)
    .selectFrom('operator_amounts')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('total'))
    .where('at', '>', since)
  // Nothing equals null: what no one player gets adds to the operator's own sum only.
  const forPlayer = await recent.where('player_id', '=', stake.playerId).executeTakeFirstOrThrow()
  const byOperator = await recent.where('operator', '=', operator).executeTakeFirstOrThrow()
  return (
    BigInt(forPlayer.total ?? 0) + stake.worthMinor >= limitMinor ||
    BigInt(byOperator.total ?? 0) + stake.worthMinor >= limits.operatorDayMinor
  )
}

/** Records the amount of an act that one operator decided. */
export async function recordSingleOperatorAmount(
  ctx: AppContext,
  trx: Trx,
  operator: string,
  action: string,
  stake: FourEyesStake,
): Promise<void> {
  await withPlatformTables(trx)
    .insertInto('operator_amounts')
    .values({
      at: ctx.clock.now(),
      operator,
      player_id: stake.playerId,
      action,
      amount_minor: stake.worthMinor,
    })
    .execute()
}
