import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Tells the providers at which a player is known what the player may stake. */
export const applyStakeLimitsJob = defineJobKind({
  name: 'apply-stake-limits',
  payload: z.object({ player_id: z.string() }),
})
