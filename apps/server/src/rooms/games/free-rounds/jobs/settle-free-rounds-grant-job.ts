import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Brings a grant of free rounds in line with its bets, and credits what it won when it is over. */
export const settleFreeRoundsGrantJob = defineJobKind({
  name: 'settle-free-grant',
  payload: z.object({ grant_id: z.uuid() }),
})
