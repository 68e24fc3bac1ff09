import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Creates the player's one-time login code. Each call invalidates the previous code, so it is never refetched automatically. */
export function useCreateAuthCode() {
  return useCallQuery(
    'createAuthCode',
    {},
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}
