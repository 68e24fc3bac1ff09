import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: the form that asks for the code shows what the hall refuses. */
export function useSendSmsCode() {
  return useCallMutation('sendSmsCode', { isSilent: true })
}
