import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

/** Loads the conversation, newest first. */
export function useSupportMessages() {
  return useInfiniteCallQuery('listSupportMessages', { page_size: 30 })
}
