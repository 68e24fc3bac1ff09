import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/send-call.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '../../../shared/api/use-call.ts'

/** One's own limits, how much of each is used, and a break. */
export function usePlayLimits() {
  return useCallQuery('getPlayLimits', {}, { staleTime: 0 })
}

/** The ways to change them; each answers all of them anew. */
export function useChangePlayLimits() {
  const queryClient = useQueryClient()
  const onSuccess = (answer: Answer<'getPlayLimits'>) =>
    queryClient.setQueryData(queryKeyOf('getPlayLimits', {}), answer)
  return {
    set: useCallMutation('setPlayLimit', { onSuccess }),
    confirm: useCallMutation('confirmPlayLimit', { onSuccess }),
    check: useCallMutation('setRealityCheck', { onSuccess }),
    pause: useCallMutation('startPlayBreak', { onSuccess }),
  }
}
