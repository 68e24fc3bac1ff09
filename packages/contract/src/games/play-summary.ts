import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { moneyText } from '../core/primitives.ts'

const played = {
  bet_count: z.number().int().nonnegative(),
  bet_amount: moneyText,
  /** What the settled bets brought: below zero where they lost. */
  win_loss: moneyText,
}

/** One's own play at a glance (responsible play): settled bets of the last days in Taiwan, today included, in TWD. */
export const getPlaySummary = defineCall({
  name: 'getPlaySummary',
  room: 'games',
  path: '/report/playSummary',
  auth: 'session',
  summary: 'One’s own play of the last days',
  request: z.object({ days: z.union([z.literal(7), z.literal(30)]).default(7) }),
  response: z.object({
    total: z.object(played),
    /** Every day of the range, the oldest first; `yyyy-MM-dd`. */
    days: z.array(z.object({ day: z.string(), ...played })),
    /** Where most was bet, at most five. */
    games: z.array(z.object({ gid: z.string(), game_name: z.string(), ...played })),
  }),
  errors: [],
})
