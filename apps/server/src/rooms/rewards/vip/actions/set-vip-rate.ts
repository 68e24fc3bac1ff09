import { operatorCalls } from '@gamehall/contract/operator'
import { formatPercent } from '@gamehall/money'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { MIN_RATE_STEP } from '../../rate-bounds.ts'
import { refuseRebateAboveEdge } from '../../rates-within-edge.ts'
import type { RewardsTrx } from '../../tables.ts'

/**
 * Sets a VIP level's rebate rate for a game category. 404 unknown level, 400 `rate` raised beyond its double and by more than
 * half a percentage point, or so far that rebate and invite share together come too close to the house edge.
 */
export const setVipRate = implementAction(operatorCalls.setVipRate, {
  subject: ({ level, category }) => `VIP level ${level}, ${category}`,
  version: (trx: RewardsTrx, { level }) =>
    trx.selectFrom('vip_rates').selectAll().where('level', '=', level).execute(),
  async run(_ctx, trx: RewardsTrx, { level, category, rate }) {
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
    const isRaised = rate > current.basis_points
    const tooHigh = isRaised
      ? await refuseRebateAboveEdge(trx, { category, field: 'rate', basisPoints: rate })
      : null
    if (tooHigh !== null) return tooHigh
    await trx
      .updateTable('vip_rates')
      .set({ basis_points: rate })
      .where('level', '=', level)
      .where('category', '=', category)
      .execute()
    return succeed({ level, category, rate: formatPercent(rate) })
  },
})
