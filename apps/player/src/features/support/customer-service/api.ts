import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** Loads customer service's hours and channels. */
export function useCustomerService() {
  return useCallQuery('getCustomerService', {})
}
