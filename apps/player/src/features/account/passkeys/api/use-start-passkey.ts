import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useStartPasskey() {
  return useCallMutation('startPasskey', { isSilent: true })
}
