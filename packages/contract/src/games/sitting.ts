import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing } from '../core/primitives.ts'
import { realityCheckMinutes } from './play-limits.ts'

/** The player's present sitting at the games, as the hall saw it in launches and bets. */
const sitting = z.object({
  started_at: instantText,
  /** Time played in it, and what its settled bets brought, in TWD. */
  played_s: z.number().int().nonnegative(),
  win_loss: moneyText,
  /** Bets are counted up to here; null before the first. */
  counted_until: instantText.nullable(),
  /** When the player is to be asked next; null where they do not want to be. */
  check: z.object({ every_minutes: realityCheckMinutes, due_at: instantText }).nullable(),
  /** What is left of the day's own time limit; null without one. */
  time_left_s: z.number().int().nonnegative().nullable(),
})

export const getSitting = defineCall({
  name: 'getSitting',
  room: 'games',
  path: '/game/sitting',
  auth: 'session',
  summary: 'How long one has been playing and what it came to, and when the next reality check is due',
  request: nothing,
  response: sitting,
  errors: [],
})

export const continueSitting = defineCall({
  name: 'continueSitting',
  room: 'games',
  path: '/game/sitting/continue',
  auth: 'session',
  summary: 'Confirm a reality check: play goes on until the next',
  request: nothing,
  response: sitting,
  errors: [],
})
