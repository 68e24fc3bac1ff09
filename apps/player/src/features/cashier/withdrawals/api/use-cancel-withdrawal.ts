import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { keepWithdrawal } from './keep-withdrawal.ts'

/** Cancels a withdrawal order in review. */
export function useCancelWithdrawal() {
  const client = useQueryClient()
  return useCallMutation('cancelWithdrawal', { onSuccess: (order) => keepWithdrawal(client, order) })
}
