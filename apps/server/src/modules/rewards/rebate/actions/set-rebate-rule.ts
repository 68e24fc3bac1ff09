import { gameCategory } from '@gamehall/contract/games'
import { z } from 'zod'
import { succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { percentInput } from '../../actions/percent-input.ts'

/** Switches the rebate of a type of game, and sets the most that any level gets. Holds from the next posting. */
export const setRebateRule = defineAction({
  name: 'set-rebate-rule',
  permission: 'rebate.manage',
  summary: 'Switch the rebate of a type of game, and set its maximum rate in percent',
  input: z.object({ category: gameCategory, is_enabled: z.boolean(), max_rate: percentInput }),
  subject: ({ category }) => `rebate of ${category}`,
  async run(_hall, trx, { category, is_enabled, max_rate }) {
    await trx
      .updateTable('rebate_rules')
      .set({ is_enabled, max_basis_points: max_rate })
      .where('category', '=', category)
      .execute()
    return succeed({ category, is_enabled, max_basis_points: max_rate })
  },
})
