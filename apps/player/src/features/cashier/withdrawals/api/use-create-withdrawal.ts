import { useQueryClient } from '@tanstack/react-query'
import type { CallResponse } from '../../../../shared/api/send-call.ts'
import { type MoneyCall, useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { updateWithdrawalCache } from './update-withdrawal-cache.ts'

/** Creates a withdrawal order. On an error it refetches the withdrawal info: the conditions may have changed. */
export function useCreateWithdrawal(
  onDone: (order: CallResponse<'createWithdrawal'>) => void,
): MoneyCall<'createWithdrawal'> {
  const client = useQueryClient()
  const call = useMoneyCall('createWithdrawal', (order) => {
    updateWithdrawalCache(client, order)
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
