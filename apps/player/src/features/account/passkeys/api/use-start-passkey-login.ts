import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useStartPasskeyLogin() {
  return useCallMutation('startPasskeyLogin', { isSilent: true })
}
