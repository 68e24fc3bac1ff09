import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { updateWithdrawalCache } from './update-withdrawal-cache.ts'

/** Cancels a withdrawal order in review. */
export function useCancelWithdrawal() {
  const client = useQueryClient()
  return useCallMutation('cancelWithdrawal', { onSuccess: (order) => updateWithdrawalCache(client, order) })
}
