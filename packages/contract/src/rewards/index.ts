import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, pageOf, pageRequest } from '../core/primitives.ts'

/** §4 time types of an activity. */
export const activityTimeType = z.enum(['until_official_end', 'from_now_until_official_end', 'start_to_end'])

/** An offer as the list shows it. `art` names one of the product's scenes. */
export const activity = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  art: z.string(),
  href: z.string().nullable(),
  time_type: activityTimeType,
  start_time: instantText.nullable(),
  end_time: instantText.nullable(),
})
export type Activity = z.infer<typeof activity>

export const listActivities = defineCall({
  name: 'listActivities',
  room: 'rewards',
  path: '/activity/list',
  auth: 'open',
  summary: 'Current offers',
  request: pageRequest,
  response: pageOf(activity),
  errors: [],
})

export const getActivity = defineCall({
  name: 'getActivity',
  room: 'rewards',
  path: '/activity/info',
  auth: 'open',
  summary: 'One offer',
  request: z.object({ id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: activity,
  errors: [],
})
