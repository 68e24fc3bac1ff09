import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing, pageOf, pageRequest } from '../core/primitives.ts'

/** §4 time types of an activity. */
export const activityTimeType = z.enum(['until_official_end', 'from_now_until_official_end', 'start_to_end'])

/** Whether an offer is information only, claimed directly, applied for, or a leaderboard with a page of its own. */
export const activityMode = z.enum(['info', 'claim', 'apply', 'leaderboard'])

/** How often a player can get the offer. */
export const activityFrequency = z.enum(['once', 'daily', 'monthly', 'yearly'])

/** Free rounds as an offer's bonus: a game's rounds at a stake that the house pays, to be played within so many days. */
const freeRoundsPrize = z.object({
  gid: z.string(),
  game_name: z.string(),
  rounds: z.number().int().positive(),
  stake: moneyText,
  days: z.number().int().positive(),
})
export type FreeRoundsPrize = z.infer<typeof freeRoundsPrize>

/**
 * An offer's bonus. `amount` is fixed, or the maximum with `is_most`; `percent` is of the counted deposits. `wash_percent` is
 * the turnover requirement in percent of the bonus. With `free_rounds` it is these, `amount` is `0.00`, and the requirement is
 * of what they win.
 */
export const activityBonus = z.object({
  amount: moneyText,
  is_most: z.boolean(),
  percent: z.number().int().positive().nullable(),
  wash_percent: z.number().int().nonnegative(),
  free_rounds: freeRoundsPrize.nullable(),
})

/** An offer in the list. `art` names a built-in illustration. */
export const activity = z.object({
  id: z.string(),
  type_id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  art: z.string(),
  href: z.string().nullable(),
  time_type: activityTimeType,
  start_time: instantText.nullable(),
  end_time: instantText.nullable(),
  mode: activityMode,
  frequency: activityFrequency,
  bonus: activityBonus.nullable(),
  needs_images: z.boolean(),
  /** The state of the caller's application in the current period; null for a visitor. */
  my_state: z.enum(['under_review', 'received']).nullable(),
})
export type Activity = z.infer<typeof activity>

/** An offer in the list; `is_featured`: it is shown as a banner on home, because its fixed conditions admit the caller. */
const listedActivity = activity.extend({ is_featured: z.boolean() })

/** One condition of an offer, with text. Deposits and bets have progress in money (`required`, `done`), rounds in a number. */
export const activityCondition = z.object({
  kind: z.enum(['registered', 'birthday', 'vip', 'deposit', 'bets', 'rounds', 'bank_card']),
  text: z.string(),
  required: moneyText.nullable(),
  done: moneyText.nullable(),
  count: z.object({ required: z.int().positive(), done: z.int().nonnegative().nullable() }).nullable(),
  /** Null for a visitor. */
  is_met: z.boolean().nullable(),
})
export type ActivityCondition = z.infer<typeof activityCondition>

const activityId = z
  .string('required')
  .min(1, 'required')
  .regex(/^\d{1,18}$/, 'invalid')

/** `of_one_game`: only the leaderboards of a single game, which the list leaves out otherwise. */
export const listActivities = defineCall({
  name: 'listActivities',
  room: 'rewards',
  path: '/activity/list',
  auth: 'optional',
  summary: 'Current offers, all or of one type; none for a player on a break',
  request: pageRequest.extend({
    type_id: z.string().max(40, 'too_long').nullish(),
    of_one_game: z.boolean().nullish(),
  }),
  response: pageOf(listedActivity),
  errors: [],
})

export const listActivityTypes = defineCall({
  name: 'listActivityTypes',
  room: 'rewards',
  path: '/activity/types',
  auth: 'optional',
  summary: 'The categories of current offers; none for a player on a break',
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({ type_id: z.string(), name: z.string(), activity_count: z.number().int().positive() }),
    ),
  }),
  errors: [],
})

/** One offer, also after its end. */
export const getActivity = defineCall({
  name: 'getActivity',
  room: 'rewards',
  path: '/activity/info',
  auth: 'optional',
  summary: 'One offer',
  request: z.object({ id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: activity.extend({
    is_over: z.boolean(),
    conditions: z.array(activityCondition),
  }),
  errors: [],
})

/**
 * The caller's status for an offer (§4 task states): `unclaimed` can be applied for, `in_progress` conditions are not met yet,
 * `completed` can be claimed, `ended` closed for everyone. `refusal` is the reason it is not available.
 */
export const activityState = z.enum([
  'unclaimed',
  'in_progress',
  'completed',
  'under_review',
  'received',
  'ended',
])
export type ActivityState = z.infer<typeof activityState>

export const getActivityStatus = defineCall({
  name: 'getActivityStatus',
  room: 'rewards',
  path: '/activity/status',
  auth: 'session',
  summary: 'The caller’s status for an offer',
  request: z.object({ id: activityId }),
  response: z.object({
    id: z.string(),
    state: activityState,
    refusal: z.object({ code: z.number().int(), msg: z.string() }).nullable(),
    /** The player's bonus now; null when not known yet. */
    bonus: moneyText.nullable(),
    /** When it is available again; null for never, or now. */
    again_at: instantText.nullable(),
    /** The application of the current period. */
    application_id: z.string().nullable(),
  }),
  errors: [20012],
})
