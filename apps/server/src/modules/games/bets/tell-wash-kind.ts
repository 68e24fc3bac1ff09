import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

/** Tells a player's screens that the betting volume owed has changed. */
export const tellWashKind = defineJobKind({
  name: 'tell-wash',
  payload: z.object({ player_id: z.string() }),
})
