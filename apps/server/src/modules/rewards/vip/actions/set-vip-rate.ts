import { gameCategory } from '@gamehall/contract/games'
import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { atMostDouble, refuseStep } from '../../../../operator/bounded-step.ts'
import { formatPercent, percentInput } from '../../../../operator/percent-input.ts'
import { RATE_LEAST_STEP, RATE_MOST_PERCENT } from '../../actions/rate-steps.ts'

/**
 * Sets a VIP level's rebate rate for a game category. 404 unknown level, 400 `rate` raised beyond its double and by more than
 * half a percentage point.
 */
export const setVipRate = defineAction({
  name: 'set-vip-rate',
  permission: 'vip.manage',
  summary: 'Set a VIP level’s rebate rate for a game category, in percent',
  input: z.object({
    level: z.coerce.number().int().min(0).max(100),
    category: gameCategory,
    rate: percentInput(RATE_MOST_PERCENT),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, { level }) => trx.selectFrom('vip_rates').selectAll().where('level', '=', level).execute(),
  },
  subject: ({ level, category }) => `VIP level ${level}, ${category}`,
  async run(_hall, trx, { level, category, rate }) {
    const current = await trx
      .selectFrom('vip_rates')
      .select('basis_points')
      .where('level', '=', level)
      .where('category', '=', category)
      .forUpdate()
      .executeTakeFirst()
    if (current === undefined) return refuse(404)
    const step = atMostDouble(BigInt(current.basis_points), RATE_LEAST_STEP)
    const wrong = refuseStep('rate', BigInt(rate), step, formatPercent)
    if (wrong !== null) return wrong
    await trx
      .updateTable('vip_rates')
      .set({ basis_points: rate })
      .where('level', '=', level)
      .where('category', '=', category)
      .execute()
    return succeed({ level, category, rate: formatPercent(rate) })
  },
})
