import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { keptTrialUrl } from './trial-storage.ts'

/** Transfer limits and balances before entering a game; never cached, because balances change. */
export function usePreEnter(gameId: string, options: { readonly enabled?: boolean } = {}) {
  return useCallQuery(
    'preEnterGame',
    { gameId, loginDevice: 'wap' },
    // A form that is being filled in is not loaded again under the player's hands.
    {
      ...options,
      gcTime: 0,
      staleTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}

/** Opens a trial game, or continues the one that the tab keeps; the launch address is never taken from the cache. */
export function useTrialUrl(gameId: string) {
  return useCallQuery(
    'openTrialGame',
    { gameId, loginDevice: 'wap' },
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnReconnect: false,
      initialData: () => {
        const kept = keptTrialUrl(gameId)
        return kept === undefined ? undefined : { GameUrl: kept }
      },
    },
  )
}
