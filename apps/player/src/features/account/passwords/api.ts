import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Silent: the form shows the server's refusal. */
export function useResetPassword() {
  return useCallMutation('resetPassword', { isSilent: true })
}

/** Silent: the form shows the server's refusal. */
export function useSetLoginPassword() {
  return useCallMutation('setLoginPassword', { isSilent: true })
}

/** Silent: the form shows the server's refusal. Invalidates the withdrawal info, which depends on the pay password. */
export function useSetPayPassword() {
  const client = useQueryClient()
  return useCallMutation('setPayPassword', {
    isSilent: true,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] }),
  })
}
