import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, instantText, moneyText, nothing } from '../core/primitives.ts'

/** What a player can limit, and the periods: a day in Taiwan, the last 7 days, the last 30 days. Time is limited by the day only. */
export const LIMIT_SUBJECTS = ['deposit', 'loss', 'stake', 'time'] as const
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
const limitKey = { subject: z.enum(LIMIT_SUBJECTS), period: z.enum(LIMIT_PERIODS) }
export const isLimitable = ({ subject, period }: { subject: string; period: string }) =>
  subject !== 'time' || period === 'day'
const NOT_LIMITABLE = { path: ['period'], error: 'invalid' }

/** An amount in TWD; for time, whole minutes such as `"90"`. */
const limitAmount = z.union([moneyText, z.string().regex(/^\d+$/)])

/** The intervals that players can choose between two reality checks, in minutes of play. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const
export const realityCheckMinutes = z.literal(REALITY_CHECK_MINUTES)
export type RealityCheckMinutes = z.infer<typeof realityCheckMinutes>

/**
 * A limit that the player has set. `pending` is a requested raise (or removal: null); it can be confirmed from `ready_at`
 * on, before `expires_at`, and takes effect only then.
 */
export const playLimit = z.object({
  ...limitKey,
  amount: limitAmount.nullable(),
  used: limitAmount,
  pending: z
    .object({ amount: limitAmount.nullable(), ready_at: instantText, expires_at: instantText })
    .nullable(),
})
export type PlayLimit = z.infer<typeof playLimit>

/** A break from playing: no deposits and no games until `until`; null is permanent. */
export const playBreak = z.object({
  kind: z.enum(['cool_off', 'exclusion']),
  since: instantText,
  until: instantText.nullable(),
})
export type PlayBreak = z.infer<typeof playBreak>

const playLimits = z.object({
  limits: z.array(playLimit),
  break: playBreak.nullable(),
  /** The interval of the reality check; null is never, which an obligatory check does not allow. */
  reality_check: z.object({ every_minutes: realityCheckMinutes.nullable(), is_obligatory: z.boolean() }),
})

export const getPlayLimits = defineCall({
  name: 'getPlayLimits',
  room: 'games',
  path: '/user/playLimits',
  auth: 'session',
  summary: 'The player’s limits on deposits, losses, stakes and time, their usage, and the current break',
  request: nothing,
  response: playLimits,
  errors: [],
})

export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  room: 'games',
  path: '/user/setPlayLimit',
  auth: 'session',
  summary:
    'Set a limit: a lower one takes effect at once, a higher one (or none) after a waiting period and a confirmation',
  request: z.object({ ...limitKey, amount: amountInput.nullable() }).refine(isLimitable, NOT_LIMITABLE),
  response: playLimits,
  errors: [],
})

export const confirmPlayLimit = defineCall({
  name: 'confirmPlayLimit',
  room: 'games',
  path: '/user/confirmPlayLimit',
  auth: 'session',
  summary: 'Confirm a pending higher limit within seven days after its waiting period, or cancel it',
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
    'Start a break: 1 to 30 days of cooling off, or self-exclusion from 6 months to permanent. It cannot be shortened',
  request: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('cool_off'),
      days: z.number().int('invalid').min(1, 'invalid').max(30, 'invalid'),
    }),
    z.object({
      kind: z.literal('exclusion'),
      /** Null is permanent. */
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
  summary: 'Set the reality check interval; never (null) only where it is not obligatory',
  request: z.object({ every_minutes: realityCheckMinutes.nullable() }),
  response: playLimits,
  errors: [],
})
