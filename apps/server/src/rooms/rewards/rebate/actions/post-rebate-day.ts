import { operatorCalls } from '@gamehall/contract/operator'
import { implementAction } from '../../../../platform/operator/action.ts'
import { requirePastDay } from '../../daily-jobs/actions/past-day.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { rebateDayJob } from '../jobs/rebate-day.ts'

/** Enqueues posting the rebates of a past day; rebates already posted stay. 400 `day` not over yet. */
export const postRebateDay = implementAction(operatorCalls.postRebateDay, {
  subject: ({ day }) => `rebate day ${day}`,
  async run(ctx: RewardsContext, trx: RewardsTrx, { day }) {
    const over = requirePastDay(ctx, day)
    if (over.ok) await ctx.jobs.enqueue(trx, rebateDayJob, { day }, { key: `rebate-day:${day}` })
    return over
  },
})
