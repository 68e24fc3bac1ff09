import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Opens a trial game; the launch address is never taken from the cache. */
export function useTrialUrl(gameId: string) {
  return useCallQuery(
    'openTrialGame',
    { gameId, loginDevice: 'wap' },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnReconnect: false },
  )
}
