import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { type MoneyCall, useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { keepWithdrawal } from './keep-withdrawal.ts'

/** Creates a withdrawal order. On an error it refetches the withdrawal info: the conditions may have changed. */
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
