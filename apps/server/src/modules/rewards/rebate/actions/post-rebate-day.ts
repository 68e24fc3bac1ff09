import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { dayTarget, refuseUnlessOver } from '../../actions/past-day.ts'
import { rebateDay } from '../jobs/rebate-day.ts'

/** Enqueues posting the rebates of a past day; rebates already posted stay. 400 `day` not over yet. */
export const postRebateDay = defineAction({
  name: 'post-rebate-day',
  permission: 'rebate.manage',
  summary: 'Post the rebates for a past day',
  input: dayTarget,
  fourEyes: oneOperator('repeats the nightly job, and posted rebates stay'),
  subject: ({ day }) => `rebate day ${day}`,
  async run(hall, trx, { day }) {
    const over = refuseUnlessOver(hall, day)
    if (over.ok) await hall.jobs.enqueue(trx, rebateDay, { day }, { key: `rebate-day:${day}` })
    return over
  },
})
