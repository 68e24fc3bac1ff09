import type { getRebateInfo as call } from '@gamehall/contract/rewards'
import { formatWire, minor, sum } from '@gamehall/money'
import { sql } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { succeed } from '../../../core/outcome.ts'
import { taiwanDay, taiwanDayStart } from '../../../core/taiwan-time.ts'
import type { UseCase } from '../../../http/route.ts'
import { dayEnd } from '../reward-days.ts'
import { byCategory, formatRate } from '../vip/vip-queries.ts'
import { readVipLevel } from '../vip-level.ts'
import { dueBets, type PricedRow } from './due-bets.ts'
import { selectRebates } from './rebate-view.ts'

const money = (amount: bigint) => formatWire(minor(amount), 'TWD')

/** §2 /turn_water: a preview of today's rebate as midnight would post it, and the unclaimed rebates. */
export const getRebateInfo: UseCase<typeof call> = async (hall, _request, { session }) => {
  const now = hall.clock.now()
  const day = taiwanDay(now)
  const [today, vipLevel, settings, waiting] = await Promise.all([
    previewDay(hall, session.playerId, day),
    readVipLevel(hall.db, session.playerId),
    hall.db.selectFrom('rebate_settings').select('expires_after_days').executeTakeFirstOrThrow(),
    selectRebates(hall.db, session.playerId, now, 'unclaimed').select('amount_minor').execute(),
  ])
  const total = (rows: readonly { amount_minor: bigint }[]) =>
    formatWire(sum(rows.map(({ amount_minor }) => minor(amount_minor))), 'TWD')
  return succeed({
    date: day,
    posts_at: dayEnd(day).toISOString(),
    vip_level: vipLevel,
    today: today.map((row) => ({
      type: row.category,
      valid_bet: money(row.valid_bet_minor),
      rate: formatRate(row.basis_points),
      max_rate: formatRate(row.max_basis_points),
      amount: money(row.amount_minor),
    })),
    today_amount: total(today),
    unclaimed_amount: total(waiting),
    unclaimed_count: waiting.length,
    expires_after_days: settings.expires_after_days,
  })
}

async function previewDay(hall: Hall, playerId: bigint, day: string): Promise<PricedRow[]> {
  const span = { playerId, from: taiwanDayStart(day), to: dayEnd(day) }
  const { rows } = await sql<PricedRow>`
    with ${dueBets(span)} select * from priced`.execute(hall.db)
  return byCategory(rows)
}
