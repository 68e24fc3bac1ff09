import { useCallQuery } from '../../../../shared/api/use-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'

/** Where the player stands with an offer; nothing is asked for a visitor, or for an offer to read only. */
export function useActivityStatus(id: string, isAsked: boolean) {
  return useCallQuery('getActivityStatus', { id }, { enabled: useIsLoggedIn() && isAsked })
}
