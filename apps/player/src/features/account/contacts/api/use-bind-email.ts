import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useBindEmail() {
  return useCallMutation('bindEmail', { isSilent: true })
}
