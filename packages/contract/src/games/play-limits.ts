import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, instantText, moneyText, nothing } from '../core/primitives.ts'

/** What a player can limit, over what time: a day in Taiwan, the last 7 days, the last 30 days. Time only by the day. */
export const LIMIT_SUBJECTS = ['deposit', 'loss', 'stake', 'time'] as const
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
const limitKey = { subject: z.enum(LIMIT_SUBJECTS), period: z.enum(LIMIT_PERIODS) }
export const isLimitable = ({ subject, period }: { subject: string; period: string }) =>
  subject !== 'time' || period === 'day'
const NOT_LIMITABLE = { path: ['period'], error: 'invalid' }

/** TWD; of time, whole minutes such as `"90"`. */
const limitAmount = z.union([moneyText, z.string().regex(/^\d+$/)])

/** How many minutes of playing pass between two reality checks. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const
export const realityCheckMinutes = z.literal(REALITY_CHECK_MINUTES)
export type RealityCheckMinutes = z.infer<typeof realityCheckMinutes>

/**
 * A limit of the player's own. `pending` is a higher one (or none: null) that was asked for; from `ready_at` on it
 * can be confirmed, and holds only then.
 */
export const playLimit = z.object({
  ...limitKey,
  amount: limitAmount.nullable(),
  used: limitAmount,
  pending: z.object({ amount: limitAmount.nullable(), ready_at: instantText }).nullable(),
})
export type PlayLimit = z.infer<typeof playLimit>

/** A pause from playing: neither deposits nor games until `until`; null is for good. */
export const playBreak = z.object({
  kind: z.enum(['cool_off', 'exclusion']),
  since: instantText,
  until: instantText.nullable(),
})
export type PlayBreak = z.infer<typeof playBreak>

const playLimits = z.object({
  limits: z.array(playLimit),
  break: playBreak.nullable(),
  /** How often the player is told how long they have played: null is never, which an obligatory check does not know. */
  reality_check: z.object({ every_minutes: realityCheckMinutes.nullable(), is_obligatory: z.boolean() }),
})

export const getPlayLimits = defineCall({
  name: 'getPlayLimits',
  room: 'games',
  path: '/user/playLimits',
  auth: 'session',
  summary:
    'One’s own limits on deposits, losses, stakes and time, how much of each is used, and a pause from playing',
  request: nothing,
  response: playLimits,
  errors: [],
})

export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  room: 'games',
  path: '/user/setPlayLimit',
  auth: 'session',
  summary: 'Limit oneself: a lower limit holds at once, a higher one (or none) has to wait and be confirmed',
  request: z.object({ ...limitKey, amount: amountInput.nullable() }).refine(isLimitable, NOT_LIMITABLE),
  response: playLimits,
  errors: [],
})

export const confirmPlayLimit = defineCall({
  name: 'confirmPlayLimit',
  room: 'games',
  path: '/user/confirmPlayLimit',
  auth: 'session',
  summary: 'Confirm a higher limit whose waiting time is over, or give it up',
  request: z.object({ ...limitKey, is_wanted: z.boolean() }).refine(isLimitable, NOT_LIMITABLE),
  response: playLimits,
  errors: [10040],
})

export const startPlayBreak = defineCall({
  name: 'startPlayBreak',
  room: 'games',
  path: '/user/startPlayBreak',
  auth: 'session',
  summary:
    'Pause from playing: 1 to 30 days of cooling off, or exclusion for 6 months to good. It cannot be shortened',
  request: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('cool_off'),
      days: z.number().int('invalid').min(1, 'invalid').max(30, 'invalid'),
    }),
    z.object({
      kind: z.literal('exclusion'),
      /** Null is for good. */
      months: z.union([z.literal(6), z.literal(12), z.literal(60)]).nullable(),
    }),
  ]),
  response: playLimits,
  errors: [],
})

export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  room: 'games',
  path: '/user/setRealityCheck',
  auth: 'session',
  summary: 'How often to be told how long one has played; never (null) only where it is not obligatory',
  request: z.object({ every_minutes: realityCheckMinutes.nullable() }),
  response: playLimits,
  errors: [],
})
