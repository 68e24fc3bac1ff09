import { defineAction } from '../../../../operator/action.ts'
import { dayTarget, refuseUnlessOver } from '../../actions/past-day.ts'
import { rebateDay } from '../jobs/rebate-day.ts'

/** Posts the rebates of a day that is over, again if need be: what is posted stays. 400 a day not over yet. */
export const postRebateDay = defineAction({
  name: 'post-rebate-day',
  permission: 'rebate.manage',
  summary: 'Post the rebates of a day that is over',
  input: dayTarget,
  subject: ({ day }) => `rebate day ${day}`,
  async run(hall, trx, { day }) {
    const over = refuseUnlessOver(hall, day)
    if (over.ok) await hall.jobs.enqueue(trx, rebateDay, { day }, { key: `rebate-day:${day}` })
    return over
  },
})
