import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job.ts'

const payload = z.object({ player_id: z.string() })

/** Notifies a player’s clients that the turnover left has changed. */
export const tellWashKind = defineJobKind({ name: 'tell-wash', payload })

/** Notifies a player’s clients of new bets. */
export const tellBetsKind = defineJobKind({ name: 'tell-bets', payload })
