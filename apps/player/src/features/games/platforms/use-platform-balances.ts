import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

const FRESH_MS = 3_000
const REFETCH_INTERVAL_MS = 10_000

/** The main wallet and the balance at each platform; refetched while a platform does not answer or a transfer is open. */
export function usePlatformBalances() {
  return useCallQuery(
    'getPlatformBalances',
    {},
    {
      staleTime: FRESH_MS,
      refetchInterval: ({ state }) => {
        const isSettled = state.data?.platforms.every(
          (each) => each.state === 'ok' && each.open_transfer === null,
        )
        return state.data && !isSettled ? REFETCH_INTERVAL_MS : false
      },
    },
  )
}
