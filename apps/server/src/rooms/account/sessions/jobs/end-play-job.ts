import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/**
 * Ends the player's open games at the platforms after the session ended. The games room provides the handler. The job does
 * nothing after `until`, so that it cannot end play of the next session; null: no limit.
 */
export const endPlayJob = defineJobKind({
  name: 'end-play',
  payload: z.object({ player_id: z.string().regex(/^\d+$/), until: z.iso.datetime().nullable() }),
  maxAttempts: 12,
})
