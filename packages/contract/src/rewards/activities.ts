import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, moneyText, nothing, pageOf, pageRequest } from '../core/primitives.ts'

/** §4 time types of an activity. */
export const activityTimeType = z.enum(['until_official_end', 'from_now_until_official_end', 'start_to_end'])

/** An offer to read, to take with one tap, or to apply for. */
export const activityMode = z.enum(['info', 'claim', 'apply'])

/** How often one player may have it. */
export const activityFrequency = z.enum(['once', 'daily', 'monthly', 'yearly'])

/**
 * What an offer gives. `amount` is the whole of it, or the most it can be (`is_most`); `percent` is of the deposits that
 * count. `wash_percent` of it is to be bet before it can be withdrawn.
 */
export const activityBonus = z.object({
  amount: moneyText,
  is_most: z.boolean(),
  percent: z.number().int().positive().nullable(),
  wash_percent: z.number().int().nonnegative(),
})

/** An offer as the list shows it. `art` names one of the product's scenes. */
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
  /** The caller's own application for the day, month or year it is now; null for a visitor. */
  my_state: z.enum(['under_review', 'received']).nullable(),
})
export type Activity = z.infer<typeof activity>

/** One thing an offer asks for, in words. What counts up (deposits, bets) says how far it has come. */
export const activityCondition = z.object({
  kind: z.enum(['registered', 'birthday', 'vip', 'deposit', 'bets', 'bank_card']),
  text: z.string(),
  required: moneyText.nullable(),
  done: moneyText.nullable(),
  /** Null for a visitor: not known. */
  is_met: z.boolean().nullable(),
})
export type ActivityCondition = z.infer<typeof activityCondition>

const activityId = z
  .string('required')
  .min(1, 'required')
  .regex(/^\d{1,18}$/, 'invalid')

export const listActivities = defineCall({
  name: 'listActivities',
  room: 'rewards',
  path: '/activity/list',
  auth: 'optional',
  summary: 'Current offers, all or of one type',
  request: pageRequest.extend({ type_id: z.string().max(40, 'too_long').nullish() }),
  response: pageOf(activity),
  errors: [],
})

export const listActivityTypes = defineCall({
  name: 'listActivityTypes',
  room: 'rewards',
  path: '/activity/types',
  auth: 'open',
  summary: 'What current offers are about',
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({ type_id: z.string(), name: z.string(), activity_count: z.number().int().positive() }),
    ),
  }),
  errors: [],
})

/** One offer, also one that is over. */
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
 * Where the caller stands with an offer (§4 task states): `unclaimed` it can be applied for, `in_progress` something is
 * still to be reached, `completed` it can be taken; `ended` nobody can any more. `refusal` says what stands in between.
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
  summary: 'Where one stands with an offer',
  request: z.object({ id: activityId }),
  response: z.object({
    id: z.string(),
    state: activityState,
    refusal: z.object({ code: z.number().int(), msg: z.string() }).nullable(),
    /** What it gives this player now; null while it is not known. */
    bonus: moneyText.nullable(),
    /** When it can be had again; null when never, or now. */
    again_at: instantText.nullable(),
    /** The application that counts for the day, month or year it is now. */
    application_id: z.string().nullable(),
  }),
  errors: [20012],
})
