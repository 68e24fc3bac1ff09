import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { dayTarget, requirePastDay } from '../../daily-jobs/actions/past-day.ts'
import { rebateDayJob } from '../jobs/rebate-day.ts'

/** Enqueues posting the rebates of a past day; rebates already posted stay. 400 `day` not over yet. */
export const postRebateDay = defineAction({
  name: 'post-rebate-day',
  permission: 'rebate.manage',
  summary: 'Post the rebates for a past day',
  input: dayTarget,
  fourEyes: singleOperator('repeats the nightly job, and posted rebates stay'),
  subject: ({ day }) => `rebate day ${day}`,
  async run(ctx, trx, { day }) {
    const over = requirePastDay(ctx, day)
    if (over.ok) await ctx.jobs.enqueue(trx, rebateDayJob, { day }, { key: `rebate-day:${day}` })
    return over
  },
})
