import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads the unread count and the last message that customer service has seen. */
export function useSupportConversation() {
  return useCallQuery('getSupportConversation', {}, { staleTime: 0 })
}
