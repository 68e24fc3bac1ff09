import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { type MoneyCall, useMoneyCall } from '../../../../shared/money/use-money-call.ts'
import { keepDeposit } from './keep-deposit.ts'

/** Opens a deposit order. A refusal may be about an order opened elsewhere (10075): what is unfinished is read again. */
export function useCreateDeposit(
  onDone: (order: Answer<'createDeposit'>) => void,
): MoneyCall<'createDeposit'> {
  const client = useQueryClient()
  const call = useMoneyCall('createDeposit', (order) => {
    keepDeposit(client, order)
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
