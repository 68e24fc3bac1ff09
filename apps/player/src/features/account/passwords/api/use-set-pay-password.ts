import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Silent: the form shows the server's refusal. Invalidates the withdrawal info, which depends on the pay password. */
export function useSetPayPassword() {
  const client = useQueryClient()
  return useCallMutation('setPayPassword', {
    isSilent: true,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] }),
  })
}
