import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useRefreshAddresses } from './use-refresh-addresses.ts'

export function useRemoveAddress() {
  return useCallMutation('removeAddress', { onSuccess: useRefreshAddresses() })
}
