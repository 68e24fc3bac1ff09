import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing } from '../core/primitives.ts'
import { realityCheckMinutes } from './play-limits.ts'

/** The player’s current play session, derived from game launches and bets. */
const currentPlaySession = z.object({
  started_at: instantText,
  /** Seconds played in the session, and the net result of its settled bets in TWD. */
  played_s: z.number().int().nonnegative(),
  win_loss: moneyText,
  /** `win_loss` includes the bets up to this instant; null before the first. */
  counted_until: instantText.nullable(),
  /** When the next reality check is due; null when the player has turned it off. */
  check: z.object({ every_minutes: realityCheckMinutes, due_at: instantText }).nullable(),
  /** Seconds left of the player’s daily time limit; null without one. */
  time_left_s: z.number().int().nonnegative().nullable(),
})

export const getPlaySession = defineCall({
  name: 'getPlaySession',
  room: 'games',
  path: '/game/sitting',
  auth: 'session',
  summary: 'The current play session: time played, net result, and the next reality check',
  request: nothing,
  response: currentPlaySession,
  errors: [],
})

export const continuePlaySession = defineCall({
  name: 'continuePlaySession',
  room: 'games',
  path: '/game/sitting/continue',
  auth: 'session',
  summary: 'Confirm a reality check and continue playing',
  request: nothing,
  response: currentPlaySession,
  errors: [],
})
