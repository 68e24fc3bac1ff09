import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/**
 * Ends what a player has open at the platforms, because the login it was opened from is over. Whoever has the games does
 * it. Not after `until` (null: whenever it succeeds), for then it would end the next login's play.
 */
export const endPlayKind = defineJobKind({
  name: 'end-play',
  payload: z.object({ player_id: z.string().regex(/^\d+$/), until: z.iso.datetime().nullable() }),
  maxAttempts: 12,
})
