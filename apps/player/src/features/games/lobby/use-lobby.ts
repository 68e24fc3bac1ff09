import { useCallQuery } from '../../../shared/api/use-call.ts'

/** The lobby: categories, platforms and featured games. */
export function useLobby() {
  return useCallQuery('getGameHallList', {})
}
