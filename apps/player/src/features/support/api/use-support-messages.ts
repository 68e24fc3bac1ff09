import { useCallList } from '../../../shared/api/use-call-list.ts'

/** The conversation, the newest first. */
export function useSupportMessages() {
  return useCallList('listSupportMessages', { page_size: 30 })
}
