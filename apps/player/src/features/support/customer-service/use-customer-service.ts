import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Loads customer service's hours and channels. */
export function useCustomerService() {
  return useCallQuery('getCustomerService', {})
}
