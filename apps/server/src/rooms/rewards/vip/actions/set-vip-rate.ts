import { gameCategory } from '@gamehall/contract/games'
import { formatPercent } from '@gamehall/money'
import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { percentInput } from '../../../../platform/operator/input/percent-input.ts'
import { MAX_RATE_PERCENT, MIN_RATE_STEP } from '../../rate-bounds.ts'

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
    rate: percentInput(MAX_RATE_PERCENT),
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
    const step = atMostDouble(BigInt(current.basis_points), MIN_RATE_STEP)
    const wrong = refuseStepOutOfBounds('rate', BigInt(rate), step, formatPercent)
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
