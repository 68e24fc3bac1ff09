import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

const payload = z.object({ player_id: z.string() })

/** Notifies a player’s clients that the turnover left has changed. */
export const notifyTurnoverJob = defineJobKind({ name: 'tell-wash', payload })

/** Notifies a player’s clients of new bets. */
export const notifyBetsJob = defineJobKind({ name: 'tell-bets', payload })
