import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'
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
