import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useRemovePasskey() {
  return useCallMutation('removePasskey')
}
