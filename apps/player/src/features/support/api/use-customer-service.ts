import { useCallQuery } from '../../../shared/api/use-call.ts'

/** How to reach people, and when. */
export function useCustomerService() {
  return useCallQuery('getCustomerService', {})
}
