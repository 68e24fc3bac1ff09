import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Loads the unread count and the last message that customer service has seen. */
export function useSupportConversation() {
  return useCallQuery('getSupportConversation', {}, { staleTime: 0 })
}

/** Loads the conversation, newest first. */
export function useSupportMessages() {
  return useInfiniteCallQuery('listSupportMessages', { page_size: 30 })
}

/** Marks the conversation as read up to a message. */
export function useReadSupportMessages() {
  const queryClient = useQueryClient()
  return useCallMutation('readSupportMessages', {
    isSilent: true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['getSupportConversation'] }),
  })
}
