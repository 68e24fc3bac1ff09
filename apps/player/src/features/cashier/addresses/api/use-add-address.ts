import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshAddresses } from './use-refresh-addresses.ts'

/** Adds an address. Silent: the form shows errors. */
export function useAddAddress() {
  return useCallMutation('addAddress', { isSilent: true, onSuccess: useRefreshAddresses() })
}
