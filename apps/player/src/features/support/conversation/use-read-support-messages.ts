import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Marks the conversation as read up to a message. */
export function useReadSupportMessages() {
  const queryClient = useQueryClient()
  return useCallMutation('readSupportMessages', {
    isSilent: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['getSupportConversation'] }),
  })
}
