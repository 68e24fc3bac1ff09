import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing } from '../core/primitives.ts'

/** Rounds of a game that the player has at a stake that the house pays. */
export const freeRounds = z.object({
  id: z.string(),
  gid: z.string(),
  game_name: z.string(),
  rounds: z.number().int().positive(),
  /** Rounds that are not played yet, as far as the platform has reported. */
  left: z.number().int().nonnegative(),
  /** What each round plays for. */
  stake: moneyText,
  /** What the played rounds came to; it is credited as a bonus when they end. */
  won: moneyText,
  /** Turnover requirement of that bonus, in percent of it. */
  wash_percent: z.number().int().nonnegative(),
  expires_at: instantText,
})
export type FreeRounds = z.infer<typeof freeRounds>

/** The player's free rounds that can still be played, the first to expire first. */
export const listFreeRounds = defineCall({
  name: 'listFreeRounds',
  room: 'games',
  path: '/game/freeRounds',
  auth: 'session',
  summary: 'The player’s free rounds',
  request: nothing,
  response: z.object({ list: z.array(freeRounds) }),
  errors: [],
})
