import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { dayTarget, refuseUnlessOver } from '../../actions/past-day.ts'
import { vipDay } from '../jobs/vip-day.ts'

/** Judges the VIP levels by a day that is over, again if need be: what was judged already stays. 400 a day not over yet. */
export const runVipDayAgain = defineAction({
  name: 'run-vip-day',
  permission: 'vip.manage',
  summary: 'Judge the VIP levels by a day that is over',
  input: dayTarget,
  fourEyes: oneOperator('repeats what the night does, and what is done stays'),
  subject: ({ day }) => `VIP day ${day}`,
  async run(hall, trx, { day }) {
    const over = refuseUnlessOver(hall, day)
    if (over.ok) await hall.jobs.enqueue(trx, vipDay, { day }, { key: `vip-day:${day}` })
    return over
  },
})
