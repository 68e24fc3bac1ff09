import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The lobby: categories, platforms and featured games. */
export function useLobby() {
  return useCallQuery('getGameHallList', {})
}
