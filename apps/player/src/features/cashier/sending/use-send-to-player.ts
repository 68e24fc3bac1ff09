import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/send-call.ts'
import { refreshMoney } from '../../../shared/money/refresh-money.ts'
import { type MoneyCall, useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Sends money to another player, idempotently. */
export function useSendToPlayer(onDone: (sent: Answer<'sendToPlayer'>) => void): MoneyCall<'sendToPlayer'> {
  const client = useQueryClient()
  return useMoneyCall('sendToPlayer', (sent) => {
    refreshMoney(client)
    onDone(sent)
  })
}
