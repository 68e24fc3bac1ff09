import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { dayTarget, refuseUnlessOver } from '../../actions/past-day.ts'
import { vipDay } from '../jobs/vip-day.ts'

/** Enqueues the VIP evaluation for a past day; changes already made for that day stay. 400 `day` not over yet. */
export const runVipDayAgain = defineAction({
  name: 'run-vip-day',
  permission: 'vip.manage',
  summary: 'Evaluate the VIP levels again for a past day',
  input: dayTarget,
  fourEyes: oneOperator('repeats the nightly job, and changes already made stay'),
  subject: ({ day }) => `VIP day ${day}`,
  async run(hall, trx, { day }) {
    const over = refuseUnlessOver(hall, day)
    if (over.ok) await hall.jobs.enqueue(trx, vipDay, { day }, { key: `vip-day:${day}` })
    return over
  },
})
