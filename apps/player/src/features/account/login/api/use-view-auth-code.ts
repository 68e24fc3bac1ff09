import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Reads the account that a one-time login code belongs to; no retries or refetches. */
export function useViewAuthCode(code: string) {
  return useCallQuery(
    'viewAuthCode',
    { code },
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}
