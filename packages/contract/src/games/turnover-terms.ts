import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'
import { turnoverStanding } from '../wallet/turnover.ts'
import { gameCategory } from './entities.ts'

/** Games of one kind whose valid bets count alike. `names` only where other games of the kind count otherwise. */
export const turnoverWeight = z.object({
  weight_percent: z.number().int().min(0).max(100),
  category: gameCategory,
  names: z.array(z.string()).nullable(),
})
export type TurnoverWeight = z.infer<typeof turnoverWeight>

/** Before one takes what asks for turnover: how one stands now, and which games count how much. */
export const getTurnoverTerms = defineCall({
  name: 'getTurnoverTerms',
  room: 'games',
  path: '/user/turnoverTerms',
  auth: 'session',
  summary: 'What is withheld now, and which games count how much',
  request: nothing,
  response: turnoverStanding.extend({ weights: z.array(turnoverWeight) }),
  errors: [],
})
