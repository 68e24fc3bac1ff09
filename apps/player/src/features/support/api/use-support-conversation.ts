import { useCallQuery } from '../../../shared/api/use-call.ts'

/** What is unread of the conversation, and how far customer service has seen it. */
export function useSupportConversation() {
  return useCallQuery('getSupportConversation', {}, { staleTime: 0 })
}
