import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../shared/api/use-call.ts'

/** Silent: its form shows what the hall refuses. What stands between the player and a withdrawal is read again. */
export function useSetPayPassword() {
  const client = useQueryClient()
  return useCallMutation('setPayPassword', {
    isSilent: true,
    onSuccess: () => void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] }),
  })
}
