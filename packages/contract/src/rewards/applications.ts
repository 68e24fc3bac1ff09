import { z } from 'zod'
import { APPLICATION_MAX_IMAGES, POSTSCRIPT_MAX_LENGTH } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, moneyText } from '../core/primitives.ts'

/** §4: only an application `under_review` can be edited; a `received` bonus is in the main wallet. */
export const applicationState = z.enum(['under_review', 'received', 'rejected', 'cancelled'])
export type ApplicationState = z.infer<typeof applicationState>

/** A bonus that was applied for or claimed (§3). Image URLs expire. */
export const application = z.object({
  application_id: z.string(),
  activity_id: z.string(),
  activity_name: z.string(),
  applicant: z.string(),
  state: applicationState,
  postscript: z.string(),
  images: z.array(z.object({ upload_id: z.string(), url: z.string(), thumb_url: z.string() })),
  bonus: moneyText.nullable(),
  /** The turnover requirement of the bonus. */
  wash: moneyText.nullable(),
  /** The free rounds that it gave. */
  free_rounds: z.number().int().positive().nullable(),
  order_no: z.string().nullable(),
  reject_reason: z.string().nullable(),
  created_at: instantText,
  changed_at: instantText,
  decided_at: instantText.nullable(),
})
export type Application = z.infer<typeof application>

const rowId = z.string('required').regex(/^\d{1,18}$/, 'invalid')

/** Error codes of unmet conditions (§8). */
const conditionErrors = [20001, 20002, 20003, 20005, 20006, 20014, 20015] as const
const periodErrors = [10300, 20004, 20007, 20008, 20009, 20012, 20013, 20016] as const

/** Submits an application for an offer; with an `application_id`, edits that application while it is under review. */
export const applyForActivity = defineCall({
  name: 'applyForActivity',
  room: 'rewards',
  path: '/activity/apply',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Apply for an offer, or edit an application under review',
  request: z.object({
    id: rowId,
    application_id: rowId.nullish(),
    postscript: z.string().trim().max(POSTSCRIPT_MAX_LENGTH, 'too_long').nullish(),
    images: z
      .array(z.string('required').max(64, 'upload_unknown'))
      .max(APPLICATION_MAX_IMAGES, 'too_many_images')
      .refine((images) => new Set(images).size === images.length, 'upload_unknown')
      .default([]),
  }),
  response: application,
  errors: [...conditionErrors, ...periodErrors, 10099, 20010, 20011],
})

export const cancelApplication = defineCall({
  name: 'cancelApplication',
  room: 'rewards',
  path: '/activity/cancel',
  auth: 'session',
  summary: 'Withdraw an application under review',
  request: z.object({ application_id: rowId }),
  response: application,
  errors: [20010],
})

/** Claims an offer's bonus into the main wallet, with its turnover requirement. */
export const completeActivity = defineCall({
  name: 'completeActivity',
  room: 'rewards',
  path: '/activity/complete',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Claim an offer’s bonus',
  request: z.object({ id: rowId }),
  response: application,
  errors: [...conditionErrors, ...periodErrors, 20010],
})

export const listApplications = defineCall({
  name: 'listApplications',
  room: 'rewards',
  path: '/activity/applications',
  auth: 'session',
  summary: 'The player’s applications and claimed bonuses',
  request: historyRequest.extend({
    state: applicationState.nullish(),
    application_id: rowId.nullish(),
  }),
  response: historyOf(application),
  errors: [30012],
})
