import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Marks the conversation as read up to a message. */
export function useReadSupportMessages() {
  const queryClient = useQueryClient()
  return useCallMutation('readSupportMessages', {
    isSilent: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['getSupportConversation'] }),
  })
}
