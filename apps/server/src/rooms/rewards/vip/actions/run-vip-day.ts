import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { dayTarget, requirePastDay } from '../../daily-jobs/actions/past-day.ts'
import { vipDayJob } from '../jobs/vip-day.ts'

/** Enqueues the VIP evaluation for a past day; changes already made for that day stay. 400 `day` not over yet. */
export const rerunVipDay = defineAction({
  name: 'run-vip-day',
  permission: 'vip.manage',
  summary: 'Evaluate the VIP levels again for a past day',
  input: dayTarget,
  fourEyes: singleOperator('repeats the nightly job, and changes already made stay'),
  subject: ({ day }) => `VIP day ${day}`,
  async run(ctx, trx, { day }) {
    const over = requirePastDay(ctx, day)
    if (over.ok) await ctx.jobs.enqueue(trx, vipDayJob, { day }, { key: `vip-day:${day}` })
    return over
  },
})
