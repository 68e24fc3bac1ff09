import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** The player’s current play session; loaded at each launch and refetched after the delay that `refetchDelayMs` returns. */
export function usePlaySession(options: {
  readonly enabled: boolean
  readonly refetchDelayMs: (sitting: CallResponse<'getPlaySession'>, answeredAt: number) => number | undefined
}) {
  const sinceAnswer = (updatedAt: number) => Date.now() - updatedAt
  return useCallQuery(
    'getPlaySession',
    {},
    {
      enabled: options.enabled,
      staleTime: 0,
      gcTime: 0,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        if (!data) return false
        const elapsed = sinceAnswer(dataUpdatedAt)
        const wait = options.refetchDelayMs(data, serverNow() - elapsed)
        return wait === undefined ? false : Math.max(1_000, wait - elapsed)
      },
    },
  )
}

/** Confirms a reality check. */
export function useContinuePlaySession() {
  const queryClient = useQueryClient()
  return useCallMutation('continuePlaySession', {
    onSuccess: (answer) => queryClient.setQueryData(queryKeyOf('getPlaySession', {}), answer),
  })
}
