import type { FreeRounds } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

const NONE: readonly FreeRounds[] = []

/** The player's free rounds of a game, the first to expire first; none for a visitor, and until they are known. */
export function useFreeRounds(gid: string, { isAsked = true } = {}): readonly FreeRounds[] {
  const isLoggedIn = useIsLoggedIn()
  const { data } = useCallQuery('listFreeRounds', {}, { enabled: isLoggedIn && isAsked })
  return data?.list.filter((grant) => grant.gid === gid && grant.left > 0) ?? NONE
}

/** How many rounds are left in all. */
export const countLeft = (grants: readonly FreeRounds[]): number =>
  grants.reduce((sum, { left }) => sum + left, 0)
