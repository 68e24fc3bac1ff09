import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'

/** Loads the player's status for an offer; disabled for visitors and for offers to read only. */
export function useActivityStatus(id: string, isEnabled: boolean) {
  return useCallQuery('getActivityStatus', { id }, { enabled: useIsLoggedIn() && isEnabled })
}
