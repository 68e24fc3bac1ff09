import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { useRefreshActivities } from './use-refresh-activities.ts'

/** Cancels an application under review. */
export function useCancelApplication() {
  return useCallMutation('cancelApplication', { onSettled: useRefreshActivities() })
}
