import { useQueryClient } from '@tanstack/react-query'
import { useCallMutation } from '../../../../shared/api/use-call.ts'
import { keepDeposit } from './keep-deposit.ts'

/** Says that the transfer is made. */
export function useConfirmDeposit() {
  const client = useQueryClient()
  return useCallMutation('confirmDeposit', { onSuccess: (order) => keepDeposit(client, order) })
}
