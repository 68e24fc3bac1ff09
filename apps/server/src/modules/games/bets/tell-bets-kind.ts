import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

const payload = z.object({ player_id: z.string() })

/** Tells a player's screens that the betting volume owed has changed. */
export const tellWashKind = defineJobKind({ name: 'tell-wash', payload })

/** Tells a player's screens that bets came in. */
export const tellBetsKind = defineJobKind({ name: 'tell-bets', payload })
