import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { updateDepositCache } from './update-deposit-cache.ts'

/** Creates a deposit order. On an error it refetches the deposit info: an order may have been created elsewhere (10075). */
export function useCreateDeposit(
  onDone: (order: CallResponse<'createDeposit'>) => void,
): MoneyCall<'createDeposit'> {
  const client = useQueryClient()
  const call = useMoneyCall('createDeposit', (order) => {
    updateDepositCache(client, order)
    onDone(order)
  })
  return {
    ...call,
    run: async (payload) => {
      const order = await call.run(payload)
      if (order === undefined) void client.invalidateQueries({ queryKey: ['getDepositInfo'] })
      return order
    },
  }
}
