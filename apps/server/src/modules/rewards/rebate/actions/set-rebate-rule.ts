import { gameCategory } from '@gamehall/contract/games'
import { z } from 'zod'
import { succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { atMostDouble, refuseStep } from '../../../../operator/bounded-step.ts'
import { formatPercent, percentInput } from '../../../../operator/percent-input.ts'
import { RATE_LEAST_STEP, RATE_MOST_PERCENT } from '../../actions/rate-steps.ts'

/** Enables or disables a game category's rebate and sets its maximum rate, from the next posting on. 400 `max_rate` raised too far. */
export const setRebateRule = defineAction({
  name: 'set-rebate-rule',
  permission: 'rebate.manage',
  summary: 'Enable or disable the rebate of a game category, and set its maximum rate in percent',
  input: z.object({
    category: gameCategory,
    is_enabled: z.boolean(),
    max_rate: percentInput(RATE_MOST_PERCENT),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx, { category }) =>
      trx.selectFrom('rebate_rules').selectAll().where('category', '=', category).execute(),
  },
  subject: ({ category }) => `rebate of ${category}`,
  async run(_hall, trx, { category, is_enabled, max_rate }) {
    const current = await trx
      .selectFrom('rebate_rules')
      .select('max_basis_points')
      .where('category', '=', category)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const step = atMostDouble(BigInt(current.max_basis_points), RATE_LEAST_STEP)
    const wrong = refuseStep('max_rate', BigInt(max_rate), step, formatPercent)
    if (wrong !== null) return wrong
    await trx
      .updateTable('rebate_rules')
      .set({ is_enabled, max_basis_points: max_rate })
      .where('category', '=', category)
      .execute()
    return succeed({ category, is_enabled, max_rate: formatPercent(max_rate) })
  },
})
