import { useCallList } from '../../../shared/api/use-call-list.ts'

/** Loads the conversation, newest first. */
export function useSupportMessages() {
  return useCallList('listSupportMessages', { page_size: 30 })
}
