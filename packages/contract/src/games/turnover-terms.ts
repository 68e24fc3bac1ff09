import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'
import { turnoverStatus } from '../wallet/turnover.ts'
import { gameCategory } from './entities.ts'

/** Games of one category with the same turnover weight. `names` is set only where the category has several weights. */
export const turnoverWeight = z.object({
  weight_percent: z.number().int().min(0).max(100),
  category: gameCategory,
  names: z.array(z.string()).nullable(),
})
export type TurnoverWeight = z.infer<typeof turnoverWeight>

/** What a player sees before accepting a credit with a turnover requirement: the turnover status now, and each game’s weight. */
export const getTurnoverTerms = defineCall({
  name: 'getTurnoverTerms',
  room: 'games',
  path: '/user/turnoverTerms',
  auth: 'session',
  summary: 'The turnover status, and the turnover weight of each game',
  request: nothing,
  response: turnoverStatus.extend({ weights: z.array(turnoverWeight) }),
  errors: [],
})
