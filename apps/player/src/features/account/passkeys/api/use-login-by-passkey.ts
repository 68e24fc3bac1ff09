import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useLoginByPasskey() {
  return useCallMutation('loginByPasskey', { isSilent: true })
}
