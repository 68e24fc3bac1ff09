import * as calls from '@gamehall/contract/rewards'
import { defineRoute } from '../../../platform/http/route.ts'
import { approveApplication } from './actions/approve-application.ts'
import { closeActivity } from './actions/close-activity.ts'
import { createActivity } from './actions/create-activity.ts'
import { editActivity } from './actions/edit-activity.ts'
import { listAllActivities } from './actions/list-all-activities.ts'
import { listApplicationsWaiting } from './actions/list-applications-waiting.ts'
import { rejectApplication } from './actions/reject-application.ts'
import { setActivityType } from './actions/set-activity-type.ts'
import { applyForActivity } from './apply-for-activity.ts'
import { cancelApplication } from './cancel-application.ts'
import { completeActivity } from './complete-activity.ts'
import { getActivity } from './get-activity.ts'
import { getActivityStatus } from './get-activity-status.ts'
import { listActivities } from './list-activities.ts'
import { listActivityTypes } from './list-activity-types.ts'
import { listApplications } from './list-applications.ts'

export const activityRoutes = [
  defineRoute(calls.listActivityTypes, listActivityTypes),
  defineRoute(calls.listActivities, listActivities),
  defineRoute(calls.getActivity, getActivity),
  defineRoute(calls.getActivityStatus, getActivityStatus),
  defineRoute(calls.applyForActivity, applyForActivity),
  defineRoute(calls.cancelApplication, cancelApplication),
  defineRoute(calls.completeActivity, completeActivity),
  defineRoute(calls.listApplications, listApplications),
]

export const activityActions = [
  createActivity,
  editActivity,
  closeActivity,
  setActivityType,
  listAllActivities,
  listApplicationsWaiting,
  approveApplication,
  rejectApplication,
]
