import type { DepositLimits } from '@gamehall/contract/cashier'
import { formatDisplayAmount, formatWireAmount, type Minor, minor } from '@gamehall/money'
import { sql } from 'kysely'
import { type FieldRefusal, type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { vipLevelHook } from '../../../platform/context/vip-level-hook.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import type { CashierContext, CashierDb } from '../tables.ts'
import { DEPOSIT_STATES, type DepositState } from './deposit-states.ts'

/** Orders in these states do not count against the daily limits. */
const UNCOUNTED_STATES: readonly DepositState[] = ['cancelled', 'failed', 'timed_out', 'rejected', 'refunded']
const COUNTED_STATES = DEPOSIT_STATES.filter((state) => !UNCOUNTED_STATES.includes(state))

/** §9: daily deposit limits of the player's VIP level and what remains of them, per Taiwan day. Amounts in TWD cents. */
interface DailyLimits {
  readonly vipLevel: number
  readonly dailyMinor: bigint
  readonly dailyCount: number
  readonly leftMinor: Minor
  readonly leftCount: number
}

export async function readDailyLimits(
  ctx: CashierContext,
  db: CashierDb,
  playerId: bigint,
  now: Date,
): Promise<DailyLimits> {
  const vipLevel = await vipLevelHook.of(ctx)(db, playerId)
  const limits = await db
    .selectFrom('deposit_limits')
    .selectAll()
    .where('vip_level', '<=', vipLevel)
    .orderBy('vip_level', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const used = await db
    .selectFrom('deposit_orders')
    .select([
      sql<bigint>`coalesce(sum(coalesce(paid_minor, amount_minor)), 0)::bigint`.as('amount'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', taiwanDayStart(taiwanDay(now)))
    .where('state', 'in', COUNTED_STATES)
    .executeTakeFirstOrThrow()
  const left = limits.daily_minor - used.amount
  return {
    vipLevel,
    dailyMinor: limits.daily_minor,
    dailyCount: limits.daily_count,
    leftMinor: minor(left > 0n ? left - (left % 100n) : 0n),
    leftCount: Math.max(0, limits.daily_count - used.count),
  }
}

/** 10079 beyond the daily limits; the field carries the largest allowed amount. Call it under the player's deposit lock. */
export async function validateDailyLimits(
  ctx: CashierContext,
  db: CashierDb,
  playerId: bigint,
  amount: Minor,
  now: Date,
): Promise<Outcome<object, 10079>> {
  const { leftMinor, leftCount } = await readDailyLimits(ctx, db, playerId, now)
  if (leftCount === 0 || leftMinor === 0n) return refuse(10079)
  if (amount <= leftMinor) return succeed({})
  const max = formatDisplayAmount(leftMinor, 'TWD').replace(/\.00$/, '')
  const field: FieldRefusal = { field: 'amount', rule: 'amount_max', params: { max } }
  return { ok: false, code: 10079, fields: [field] }
}

export function viewDailyLimits(limits: DailyLimits, now: Date): DepositLimits {
  return {
    vip_level: limits.vipLevel,
    daily_amount: formatWireAmount(minor(limits.dailyMinor), 'TWD'),
    daily_count: limits.dailyCount,
    left_today: formatWireAmount(limits.leftMinor, 'TWD'),
    left_today_count: limits.leftCount,
    resets_at: new Date(taiwanDayStart(taiwanDay(now)).getTime() + DAY_MS).toISOString(),
  }
}
