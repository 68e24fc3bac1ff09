import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'

/** Loads the invite totals; disabled for visitors. */
export function useInviteTotal() {
  return useCallQuery('getInviteTotal', {}, { enabled: useIsLoggedIn() })
}
