import { z } from 'zod'
import { taiwanDay } from '../../../../core/taiwan-time.ts'
import { defineJob } from '../../../../jobs/job.ts'
import { settleInviteBets } from '../settle-invite-bets.ts'

const DAY_MS = 86_400_000

/** Every night, for the Taiwan day that has just ended: late enough for its last bets to have been pulled. */
export const settleInviteDay = defineJob({
  name: 'settle-invite-day',
  payload: z.object({}),
  cron: '30 1 * * *',
  async run(hall, _payload, now) {
    const day = taiwanDay(new Date(now.getTime() - DAY_MS))
    const rewards = await settleInviteBets(hall, day, now)
    hall.log.info({ day, rewards }, 'friends’ bets rewarded')
  },
})
