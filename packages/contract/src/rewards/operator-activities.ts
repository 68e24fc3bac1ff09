import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, localizedText, moneyInput, rowNumber } from '../core/operator-fields.ts'
import { instantText } from '../core/primitives.ts'
import { activityInput } from './activity-input.ts'
import { application } from './applications.ts'

const activityTarget = z.object({ activity_id: rowNumber })
const activityOutput = z.object({ activity_id: z.string() })
const applicationTarget = z.object({ application_id: rowNumber })
const applicationOutput = z.object({ application_id: z.string() })
const name = z.string().trim().min(1).max(20)

export const createActivity = defineOperatorAction({
  name: 'create-activity',
  room: 'rewards',
  summary: 'Create an offer: texts, conditions and bonus',
  permission: 'activities.manage',
  fourEyes: { rule: 'when', what: 'the offer has a bonus' },
  input: activityInput.extend({
    href: activityInput.shape.href.default(null),
    start_time: activityInput.shape.start_time.default(null),
    end_time: activityInput.shape.end_time.default(null),
    sort: activityInput.shape.sort.default(100),
    is_shown: activityInput.shape.is_shown.default(true),
    rule: activityInput.shape.rule.default({}),
    bonus: activityInput.shape.bonus.default(null),
    frequency: activityInput.shape.frequency.default('once'),
    wash_percent: activityInput.shape.wash_percent.default(100),
    sub_type: activityInput.shape.sub_type.default('bonus_activity'),
  }),
  output: activityOutput,
})

export const editActivity = defineOperatorAction({
  name: 'edit-activity',
  room: 'rewards',
  summary: 'Edit an offer: texts, schedule, conditions or bonus',
  permission: 'activities.manage',
  fourEyes: { rule: 'when', what: 'the offer has a bonus, before or after the edit' },
  input: activityTarget.extend(activityInput.partial().shape),
  output: activityOutput,
})

export const closeActivity = defineOperatorAction({
  name: 'close-activity',
  room: 'rewards',
  summary: 'Close an offer now, or reopen it',
  permission: 'activities.manage',
  fourEyes: { rule: 'when', what: 'an offer is reopened' },
  input: activityTarget.extend({ is_closed: z.boolean().default(true) }),
  output: activityOutput.extend({ is_closed: z.boolean() }),
})

export const listActivities = defineOperatorRead({
  name: 'list-activities',
  room: 'rewards',
  summary: 'List all offers with their ids, including hidden, ended and upcoming ones',
  permission: 'activities.manage',
  input: z.object({}),
  output: z.object({
    list: z.array(
      activityInput.extend({
        activity_id: z.string(),
        closed_at: instantText.nullable(),
        /** Shown, begun and not ended. */
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const setActivityType = defineOperatorAction({
  name: 'set-activity-type',
  room: 'rewards',
  summary: 'Add, rename or reorder an offer category',
  permission: 'activities.manage',
  fourEyes: { rule: 'none', why: 'names and order only' },
  input: z.object({
    type_id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
    name: z.object({ 'zh-TW': name, en: name }),
    sort: z.int().min(0).max(10_000).default(100),
  }),
  output: z.object({ type_id: z.string(), name: localizedText, sort: z.number().int() }),
})

export const listApplicationsWaiting = defineOperatorRead({
  name: 'list-applications-waiting',
  room: 'rewards',
  summary: 'List offer applications waiting for review',
  permission: 'activities.review',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({ list: z.array(application.extend({ player_id: z.string() })) }),
})

export const approveApplication = defineOperatorAction({
  name: 'approve-application',
  room: 'rewards',
  summary: 'Approve an offer application; the bonus is paid at once',
  permission: 'activities.review',
  fourEyes: { rule: 'always' },
  input: applicationTarget.extend({
    /** In TWD; defaults to the amount the bonus rule gives. */
    amount: moneyInput.optional(),
  }),
  output: applicationOutput.extend({ order_no: z.string() }),
})

export const rejectApplication = defineOperatorAction({
  name: 'reject-application',
  room: 'rewards',
  summary: 'Reject an offer application; the player sees the message',
  permission: 'activities.review',
  fourEyes: { rule: 'none', why: 'a rejection pays nothing' },
  input: applicationTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  output: applicationOutput,
})
