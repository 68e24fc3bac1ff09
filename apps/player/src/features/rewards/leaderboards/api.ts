import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** How often a leaderboard whose last bets or prizes are due is loaded again. */
const WAIT_MS = 15_000

/** Loads a leaderboard: one of its runs, or the present one. It is loaded anew whenever the page is opened. */
export function useLeaderboard(id: string, runId: string | null) {
  return useCallQuery(
    'getLeaderboard',
    { id, run_id: runId },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data } }) => (data?.state === 'counting' ? WAIT_MS : false),
      placeholderData: (before) => (before?.id === id ? before : undefined),
    },
  )
}
