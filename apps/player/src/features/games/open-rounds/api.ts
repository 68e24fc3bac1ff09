import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshOnRoundEnd } from './use-refresh-on-round-end.ts'

/** A round at a shared table is over within seconds or minutes, without the player and without a message. */
const REFRESH_MS = 5_000

/** The player’s unfinished rounds, newest first; refetched while one of them will be settled by itself, and the balances after it. */
export function useOpenRounds() {
  const rounds = useCallQuery(
    'listOpenRounds',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.list.some(({ is_shared }) => is_shared) ? REFRESH_MS : false,
    },
  )
  useRefreshOnRoundEnd(rounds.data?.list)
  return rounds
}
