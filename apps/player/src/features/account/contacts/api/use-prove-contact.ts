import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useProveContact() {
  return useCallMutation('proveContact', { isSilent: true })
}
