import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { type MoneyCall, useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { keepWithdrawal } from './keep-withdrawal.ts'

/** Opens a withdrawal. A refusal may be about what changed meanwhile: the conditions are read again. */
export function useCreateWithdrawal(
  onDone: (order: Answer<'createWithdrawal'>) => void,
): MoneyCall<'createWithdrawal'> {
  const client = useQueryClient()
  const call = useMoneyCall('createWithdrawal', (order) => {
    keepWithdrawal(client, order)
    onDone(order)
  })
  return {
    ...call,
    run: async (payload) => {
      const order = await call.run(payload)
      if (order === undefined) void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
      return order
    },
  }
}
