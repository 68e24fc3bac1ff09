import { operatorCalls } from '@gamehall/contract/operator'
import { formatPercent } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { MIN_RATE_STEP } from '../../rate-bounds.ts'
import { refuseRebateAboveEdge } from '../../rates-within-edge.ts'
import type { RewardsTrx } from '../../tables.ts'

/**
 * Enables or disables a game category's rebate and sets its maximum rate, from the next posting on. 400 `max_rate` raised too far,
 * or so far that rebate and invite share together come too close to the house edge.
 */
export const setRebateRule = implementAction(operatorCalls.setRebateRule, {
  subject: ({ category }) => `rebate of ${category}`,
  version: (trx: RewardsTrx, { category }) =>
    trx.selectFrom('rebate_rules').selectAll().where('category', '=', category).execute(),
  async run(_ctx, trx: RewardsTrx, { category, is_enabled, max_rate }) {
    const current = await trx
      .selectFrom('rebate_rules')
      .select(['max_basis_points', 'is_enabled'])
      .where('category', '=', category)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const step = atMostDouble(BigInt(current.max_basis_points), MIN_RATE_STEP)
    const wrong = refuseStepOutOfBounds('max_rate', BigInt(max_rate), step, formatPercent)
    if (wrong !== null) return wrong
    const isRaised = is_enabled && (!current.is_enabled || max_rate > current.max_basis_points)
    const tooHigh = isRaised
      ? await refuseRebateAboveEdge(trx, { category, field: 'max_rate', basisPoints: max_rate })
      : null
    if (tooHigh !== null) return tooHigh
    await trx
      .updateTable('rebate_rules')
      .set({ is_enabled, max_basis_points: max_rate })
      .where('category', '=', category)
      .execute()
    return succeed({ category, is_enabled, max_rate: formatPercent(max_rate) })
  },
})
