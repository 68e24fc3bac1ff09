import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText } from '../core/primitives.ts'

/** How long a run of a leaderboard lasts: from start to end of the offer, or each Taiwan day or week (from Monday). */
export const leaderboardPeriod = z.enum(['once', 'daily', 'weekly'])
export type LeaderboardPeriod = z.infer<typeof leaderboardPeriod>

/**
 * What a leaderboard measures: the sum of valid bets, the number of rounds, the highest payout of one round in multiples of
 * its bet, or the sum of these multiples.
 */
export const leaderboardMeasure = z.enum(['valid_bets', 'rounds', 'best_multiplier', 'multiplier_sum'])
export type LeaderboardMeasure = z.infer<typeof leaderboardMeasure>

/** `upcoming` has not started, `counting` has ended and gets its last bets, `review` has final standings and no winners yet. */
export const leaderboardState = z.enum(['upcoming', 'running', 'counting', 'review', 'settled', 'cancelled'])
export type LeaderboardState = z.infer<typeof leaderboardState>

/** Points: TWD of `valid_bets`, a whole number of `rounds`, else multiples of the bet with two decimals. */
const points = z.string().regex(/^\d+(\.\d{2})?$/)

/** `waiting`: it is paid when the player's break is over. `held`: an operator decides. */
export const leaderboardPrizeState = z.enum(['due', 'waiting', 'held', 'paid', 'refused'])

const leaderboardPlace = z.object({
  place: z.number().int().positive(),
  /** The masked account name. */
  name: z.string(),
  is_me: z.boolean(),
  points,
  /** What the place is worth, or in a settled run what it got; null for none. */
  prize: moneyText.nullable(),
})
export type LeaderboardPlace = z.infer<typeof leaderboardPlace>

/** The caller in a run. `below`: too few rounds; `none`: no round counts yet. */
const leaderboardSelf = z.object({
  status: z.enum(['ranked', 'below', 'none', 'disqualified', 'test_account']),
  place: z.number().int().positive().nullable(),
  points,
  rounds: z.number().int().nonnegative(),
  /** The next better place and how many points lie between. */
  next: z.object({ place: z.number().int().positive(), points }).nullable(),
  prize: z.object({ amount: moneyText, state: leaderboardPrizeState }).nullable(),
  /** Why the player was taken off the leaderboard. */
  reason: z.string().nullable(),
  /** On a break from playing: the place stays, and a prize waits. */
  is_on_break: z.boolean(),
})
export type LeaderboardSelf = z.infer<typeof leaderboardSelf>

const leaderboardRunEntry = z.object({
  run_id: z.string(),
  starts_at: instantText,
  ends_at: instantText,
  state: leaderboardState,
})

/** One run of a leaderboard; `run_id` is null before the first one. */
export const leaderboard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  art: z.string(),
  state: leaderboardState,
  run_id: z.string().nullable(),
  starts_at: instantText,
  /** Null for an upcoming leaderboard whose first run has no end yet. */
  ends_at: instantText.nullable(),
  period: leaderboardPeriod,
  measure: leaderboardMeasure,
  least_rounds: z.number().int().positive(),
  /** The rules in words, in the caller's language. */
  rules: z.array(z.string()),
  /** The games that count; empty for every game, or a whole platform. */
  games: z.array(z.object({ gid: z.string(), name: z.string() })),
  prizes: z.array(
    z.object({
      from: z.number().int().positive(),
      to: z.number().int().positive(),
      amount: moneyText,
    }),
  ),
  wash_percent: z.number().int().nonnegative(),
  /** How many players are ranked. */
  players: z.number().int().nonnegative(),
  top: z.array(leaderboardPlace),
  /** Null for a visitor. */
  me: leaderboardSelf.nullable(),
  /** Ended runs, the newest first. */
  past: z.array(leaderboardRunEntry),
  /** A run of now, when this is a past one. */
  current_run_id: z.string().nullable(),
})
export type Leaderboard = z.infer<typeof leaderboard>

const rowId = z
  .string('required')
  .min(1, 'required')
  .regex(/^\d{1,18}$/, 'invalid')

export const getLeaderboard = defineCall({
  name: 'getLeaderboard',
  room: 'rewards',
  path: '/activity/leaderboard',
  auth: 'optional',
  summary: 'A leaderboard: its present run or a past one',
  request: z.object({ id: rowId, run_id: rowId.nullish() }),
  response: leaderboard,
  errors: [],
})

export const listGameLeaderboards = defineCall({
  name: 'listGameLeaderboards',
  room: 'rewards',
  path: '/activity/leaderboards',
  auth: 'open',
  summary: 'The leaderboards that run now and count a game',
  request: z.object({ gid: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: z.object({
    list: z.array(z.object({ id: z.string(), title: z.string(), ends_at: instantText })),
  }),
  errors: [],
})
