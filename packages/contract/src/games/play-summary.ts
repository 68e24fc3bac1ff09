import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { moneyText } from '../core/primitives.ts'

const played = {
  bet_count: z.number().int().nonnegative(),
  bet_amount: moneyText,
  /** The net result of the settled bets; negative for a loss. */
  win_loss: moneyText,
}

/** The player’s settled bets of the last days in Taiwan, today included, in TWD (responsible play). */
export const getPlaySummary = defineCall({
  name: 'getPlaySummary',
  room: 'games',
  path: '/report/playSummary',
  auth: 'session',
  summary: 'The player’s results of the last days',
  request: z.object({ days: z.union([z.literal(7), z.literal(30)]).default(7) }),
  response: z.object({
    total: z.object(played),
    /** Every day of the range, oldest first; `yyyy-MM-dd`. */
    days: z.array(z.object({ day: z.string(), ...played })),
    /** The games with the highest total bet, at most five. */
    games: z.array(z.object({ gid: z.string(), game_name: z.string(), ...played })),
  }),
  errors: [],
})
