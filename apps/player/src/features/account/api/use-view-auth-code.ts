import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Whose login a one-time code opens; asked once. */
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
