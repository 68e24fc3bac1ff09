import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { useRefreshAddresses } from './use-refresh-addresses.ts'

/** Silent: its form shows what the hall refuses. */
export function useAddAddress() {
  return useCallMutation('addAddress', { isSilent: true, onSuccess: useRefreshAddresses() })
}
