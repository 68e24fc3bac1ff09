import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { dayTarget, refuseUnlessOver } from '../../actions/past-day.ts'
import { rebateDay } from '../jobs/rebate-day.ts'

/** Posts the rebates of a day that is over, again if need be: what is posted stays. 400 a day not over yet. */
export const postRebateDay = defineAction({
  name: 'post-rebate-day',
  permission: 'rebate.manage',
  summary: 'Post the rebates of a day that is over',
  input: dayTarget,
  fourEyes: oneOperator('repeats what the night does, and what is posted stays'),
  subject: ({ day }) => `rebate day ${day}`,
  async run(hall, trx, { day }) {
    const over = refuseUnlessOver(hall, day)
    if (over.ok) await hall.jobs.enqueue(trx, rebateDay, { day }, { key: `rebate-day:${day}` })
    return over
  },
})
