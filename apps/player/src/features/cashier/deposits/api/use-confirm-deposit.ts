import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { keepDeposit } from './keep-deposit.ts'

/** Reports a deposit order as paid. */
export function useConfirmDeposit() {
  const client = useQueryClient()
  return useCallMutation('confirmDeposit', { onSuccess: (order) => keepDeposit(client, order) })
}
