import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/send-call.ts'
import { serverNow } from '../../../shared/api/server-time.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '../../../shared/api/use-call.ts'

/** The player’s current play session; loaded at each launch and refetched after the delay that `askAgainIn` returns. */
export function useSitting(options: {
  readonly enabled: boolean
  readonly askAgainIn: (sitting: Answer<'getSitting'>, answeredAt: number) => number | undefined
}) {
  const sinceAnswer = (updatedAt: number) => Date.now() - updatedAt
  return useCallQuery(
    'getSitting',
    {},
    {
      enabled: options.enabled,
      staleTime: 0,
      gcTime: 0,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        if (!data) return false
        const elapsed = sinceAnswer(dataUpdatedAt)
        const wait = options.askAgainIn(data, serverNow() - elapsed)
        return wait === undefined ? false : Math.max(1_000, wait - elapsed)
      },
    },
  )
}

/** Confirms a reality check. */
export function useContinueSitting() {
  const queryClient = useQueryClient()
  return useCallMutation('continueSitting', {
    onSuccess: (answer) => queryClient.setQueryData(queryKeyOf('getSitting', {}), answer),
  })
}
