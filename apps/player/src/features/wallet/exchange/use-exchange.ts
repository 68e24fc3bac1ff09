import { useQueryClient } from '@tanstack/react-query'
import type { CallResponse } from '../../../shared/api/send-call.ts'
import { queryKeyOf } from '../../../shared/api/use-call.ts'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'
import { type MoneyCall, useMoneyCall } from '../../../shared/money/use-money-call.ts'

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
