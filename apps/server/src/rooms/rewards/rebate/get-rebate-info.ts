import type { getRebateInfo as call } from '@gamehall/contract/rewards'
import { formatPercent, formatWireAmount, minor, sum } from '@gamehall/money'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { taiwanDayEnd } from '../daily-jobs/daily-runs.ts'
import type { RewardsContext } from '../tables.ts'
import { readVipLevel } from '../vip/read-vip-level.ts'
import { sortByCategory } from '../vip/vip-queries.ts'
import { type CalculatedRebateRow, rebateCalculationSql } from './rebate-calculation.ts'
import { selectRebates } from './rebate-view.ts'

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')

/** §2 /turn_water: a preview of today's rebate as midnight would post it, and the unclaimed rebates. */
export const getRebateInfo: UseCase<typeof call, RewardsContext> = async (ctx, _request, { session }) => {
  const now = ctx.clock.now()
  const day = taiwanDay(now)
  const [today, vipLevel, settings, waiting] = await Promise.all([
    previewDay(ctx, session.playerId, day),
    readVipLevel(ctx.db, session.playerId),
    ctx.db.selectFrom('rebate_settings').select('expires_after_days').executeTakeFirstOrThrow(),
    selectRebates(ctx.db, session.playerId, now, 'unclaimed').select('amount_minor').execute(),
  ])
  const total = (rows: readonly { amount_minor: bigint }[]) =>
    formatWireAmount(sum(rows.map(({ amount_minor }) => minor(amount_minor))), 'TWD')
  return succeed({
    date: day,
    posts_at: taiwanDayEnd(day).toISOString(),
    vip_level: vipLevel,
    today: today.map((row) => ({
      type: row.category,
      valid_bet: money(row.valid_bet_minor),
      rate: formatPercent(row.basis_points),
      max_rate: formatPercent(row.max_basis_points),
      amount: money(row.amount_minor),
    })),
    today_amount: total(today),
    unclaimed_amount: total(waiting),
    unclaimed_count: waiting.length,
    expires_after_days: settings.expires_after_days,
  })
}

async function previewDay(
  ctx: RewardsContext,
  playerId: bigint,
  day: string,
): Promise<CalculatedRebateRow[]> {
  const span = { playerId, from: taiwanDayStart(day), to: taiwanDayEnd(day) }
  const { rows } = await sql<CalculatedRebateRow>`
    with ${rebateCalculationSql(span)} select * from priced`.execute(ctx.db)
  return sortByCategory(rows)
}
