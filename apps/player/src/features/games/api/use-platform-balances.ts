import { useCallQuery } from '../../../shared/api/use-call.ts'

const FRESH_MS = 3_000
const ASK_AGAIN_MS = 10_000

/** The main wallet and what each platform says it holds, asked now; and again while one is silent or money is on its way. */
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
        return state.data && !isSettled ? ASK_AGAIN_MS : false
      },
    },
  )
}
