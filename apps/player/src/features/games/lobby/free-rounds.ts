import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** How many free rounds the player has left in a game; 0 for a visitor, and until it is known. */
export function useFreeRoundsLeft(gid: string, { isAsked }: { readonly isAsked: boolean }): number {
  const isLoggedIn = useIsLoggedIn()
  const { data } = useCallQuery('listFreeRounds', {}, { enabled: isLoggedIn && isAsked })
  const own = data?.list.filter((grant) => grant.gid === gid) ?? []
  return own.reduce((sum, { left }) => sum + left, 0)
}
