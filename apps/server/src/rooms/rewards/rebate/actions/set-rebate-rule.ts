import { gameCategory } from '@gamehall/contract/games'
import { formatPercent } from '@gamehall/money'
import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { percentInput } from '../../../../platform/operator/input/percent-input.ts'
import { MAX_RATE_PERCENT, MIN_RATE_STEP } from '../../rate-bounds.ts'

/** Enables or disables a game category's rebate and sets its maximum rate, from the next posting on. 400 `max_rate` raised too far. */
export const setRebateRule = defineAction({
  name: 'set-rebate-rule',
  permission: 'rebate.manage',
  summary: 'Enable or disable the rebate of a game category, and set its maximum rate in percent',
  input: z.object({
    category: gameCategory,
    is_enabled: z.boolean(),
    max_rate: percentInput(MAX_RATE_PERCENT),
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
    const step = atMostDouble(BigInt(current.max_basis_points), MIN_RATE_STEP)
    const wrong = refuseStepOutOfBounds('max_rate', BigInt(max_rate), step, formatPercent)
    if (wrong !== null) return wrong
    await trx
      .updateTable('rebate_rules')
      .set({ is_enabled, max_basis_points: max_rate })
      .where('category', '=', category)
      .execute()
    return succeed({ category, is_enabled, max_rate: formatPercent(max_rate) })
  },
})
