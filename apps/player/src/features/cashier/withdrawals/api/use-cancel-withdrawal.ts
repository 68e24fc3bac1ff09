import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { updateWithdrawalCache } from './update-withdrawal-cache.ts'

/** Cancels a withdrawal order in review. */
export function useCancelWithdrawal() {
  const client = useQueryClient()
  return useCallMutation('cancelWithdrawal', { onSuccess: (order) => updateWithdrawalCache(client, order) })
}
