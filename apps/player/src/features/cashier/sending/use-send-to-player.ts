import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'

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
