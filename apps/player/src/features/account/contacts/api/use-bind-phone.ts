import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useBindPhone() {
  return useCallMutation('bindPhone', { isSilent: true })
}
