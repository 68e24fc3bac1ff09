import { useCallMutation } from '../../../../shared/api/use-call.ts'

export function useSwitchAccount() {
  return useCallMutation('switchAccount')
}
