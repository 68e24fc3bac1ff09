import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'

/** Adds an offer category, or changes its name and order. */
export const setActivityType = implementAction(operatorCalls.setActivityType, {
  subject: ({ type_id }) => `activity type ${type_id}`,
  async run(_ctx, trx: RewardsTrx, given) {
    const row = { name: JSON.stringify(given.name), sort: given.sort }
    await trx
      .insertInto('activity_types')
      .values({ type_id: given.type_id, ...row })
      .onConflict((conflict) => conflict.column('type_id').doUpdateSet(row))
      .execute()
    return succeed(given)
  },
})
