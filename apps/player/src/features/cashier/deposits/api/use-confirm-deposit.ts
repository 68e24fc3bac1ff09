import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { updateDepositCache } from './update-deposit-cache.ts'

/** Reports a deposit order as paid. */
export function useConfirmDeposit() {
  const client = useQueryClient()
  return useCallMutation('confirmDeposit', { onSuccess: (order) => updateDepositCache(client, order) })
}
