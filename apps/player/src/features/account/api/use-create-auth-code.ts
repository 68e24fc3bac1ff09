import { useCallQuery } from '../../../shared/api/use-call.ts'

/** The player's one-time code for another screen. Each asking makes a new one and voids the last, so it is never asked again by itself. */
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
