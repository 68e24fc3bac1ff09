import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useStartPasskeyProof() {
  return useCallMutation('startPasskeyProof', { isSilent: true })
}
