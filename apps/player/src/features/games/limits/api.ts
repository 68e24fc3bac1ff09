import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshPlayBreak } from './refresh-play-break.ts'

/** The player’s limits with their usage, the active break, and the reality check. */
export function usePlayLimits() {
  return useCallQuery('getPlayLimits', {}, { staleTime: 0 })
}

/** The mutations of limits and breaks; each answer replaces the cached limits. */
export function useChangePlayLimits() {
  const queryClient = useQueryClient()
  const onSuccess = (answer: CallResponse<'getPlayLimits'>) =>
    queryClient.setQueryData(queryKeyOf('getPlayLimits', {}), answer)
  return {
    set: useCallMutation('setPlayLimit', { onSuccess }),
    confirm: useCallMutation('confirmPlayLimit', { onSuccess }),
    check: useCallMutation('setRealityCheck', { onSuccess }),
    pause: useCallMutation('startPlayBreak', {
      onSuccess: (answer) => {
        onSuccess(answer)
        refreshPlayBreak(queryClient)
      },
    }),
  }
}
