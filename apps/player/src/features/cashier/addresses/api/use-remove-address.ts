import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { useRefreshAddresses } from './use-refresh-addresses.ts'

export function useRemoveAddress() {
  return useCallMutation('removeAddress', { onSuccess: useRefreshAddresses() })
}
