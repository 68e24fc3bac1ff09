import { useCallQuery } from '../../../../shared/api/use-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'

/** How many friends, and what they have earned; nothing is asked for a visitor. */
export function useInviteTotal() {
  return useCallQuery('getInviteTotal', {}, { enabled: useIsLoggedIn() })
}
