import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { keepWithdrawal } from './keep-withdrawal.ts'

/** Takes back an order that nobody has reviewed yet. */
export function useCancelWithdrawal() {
  const client = useQueryClient()
  return useCallMutation('cancelWithdrawal', { onSuccess: (order) => keepWithdrawal(client, order) })
}
