import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useAddPasskey() {
  return useCallMutation('addPasskey', { isSilent: true })
}
