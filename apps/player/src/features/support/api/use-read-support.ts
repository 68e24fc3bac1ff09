import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Tells the hall how far the conversation is read. */
export function useReadSupport() {
  const queryClient = useQueryClient()
  return useCallMutation('readSupportMessages', {
    isSilent: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['getSupportConversation'] }),
  })
}
