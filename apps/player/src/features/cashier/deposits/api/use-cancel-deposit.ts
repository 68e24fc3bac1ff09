import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { updateDepositCache } from './update-deposit-cache.ts'

/** Cancels an unpaid deposit order. */
export function useCancelDeposit() {
  const client = useQueryClient()
  return useCallMutation('cancelDeposit', { onSuccess: (order) => updateDepositCache(client, order) })
}
