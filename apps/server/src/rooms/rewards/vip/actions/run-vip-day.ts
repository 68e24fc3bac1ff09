import { operatorCalls } from '@gamehall/contract/operator'
import { implementAction } from '../../../../platform/operator/action.ts'
import { requirePastDay } from '../../daily-jobs/actions/past-day.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { vipDayJob } from '../jobs/vip-day.ts'

/** Enqueues the VIP evaluation for a past day; changes already made for that day stay. 400 `day` not over yet. */
export const rerunVipDay = implementAction(operatorCalls.runVipDay, {
  subject: ({ day }) => `VIP day ${day}`,
  async run(ctx: RewardsContext, trx: RewardsTrx, { day }) {
    const over = requirePastDay(ctx, day)
    if (over.ok) await ctx.jobs.enqueue(trx, vipDayJob, { day }, { key: `vip-day:${day}` })
    return over
  },
})
