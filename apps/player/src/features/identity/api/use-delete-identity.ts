import { useCallMutation } from '../../../shared/api/use-call.ts'
import { usePutIdentity } from './use-identity.ts'

export function useDeleteIdentity() {
  return useCallMutation('deleteIdentity', { onSuccess: usePutIdentity() })
}
