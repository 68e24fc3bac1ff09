import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'

/** Silent: the form shows the server's refusal. */
export function useSendEmailCode() {
  return useCallMutation('sendEmailCode', { isSilent: true })
}

/** Silent: the form shows the server's refusal. */
export function useSendSmsCode() {
  return useCallMutation('sendSmsCode', { isSilent: true })
}
