import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'

/** Exchanges at a quote and caches the resulting order. */
export function useExchange(
  onDone: (exchange: CallResponse<'exchangeCurrency'>) => void,
): MoneyCall<'exchangeCurrency'> {
  const client = useQueryClient()
  return useMoneyCall('exchangeCurrency', (exchange) => {
    const { order_no } = exchange
    client.setQueryData(queryKeyOf('getWalletOrder', { order_no }), { kind: 'exchange', ...exchange })
    refreshMoneyQueries(client)
    onDone(exchange)
  })
}
