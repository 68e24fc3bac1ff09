import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshActivities } from './use-refresh-activities.ts'

/** Cancels an application under review. */
export function useCancelApplication() {
  return useCallMutation('cancelApplication', { onSettled: useRefreshActivities() })
}
