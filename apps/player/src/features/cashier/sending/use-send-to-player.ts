import { useQueryClient } from '@tanstack/react-query'
import type { CallResponse } from '../../../shared/api/send-call.ts'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'
import { type MoneyCall, useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Sends money to another player, idempotently. */
export function useSendToPlayer(
  onDone: (sent: CallResponse<'sendToPlayer'>) => void,
): MoneyCall<'sendToPlayer'> {
  const client = useQueryClient()
  return useMoneyCall('sendToPlayer', (sent) => {
    refreshMoneyQueries(client)
    onDone(sent)
  })
}
