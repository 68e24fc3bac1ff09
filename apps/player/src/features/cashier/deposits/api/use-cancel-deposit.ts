import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { keepDeposit } from './keep-deposit.ts'

/** Cancels an order that nobody has paid yet. */
export function useCancelDeposit() {
  const client = useQueryClient()
  return useCallMutation('cancelDeposit', { onSuccess: (order) => keepDeposit(client, order) })
}
