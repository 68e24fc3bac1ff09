import type { Withdrawal } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { withdrawText } from '../withdraw-text.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

/** The list of open withdrawal orders. */
export function OpenWithdrawals({ orders }: { readonly orders: readonly Withdrawal[] }) {
  const text = useText(withdrawText)
  if (orders.length === 0) return null
  return (
    <Card title={text.unfinished}>
      {orders.map((order) => (
        <WithdrawalRow key={order.order_no} order={order} />
      ))}
    </Card>
  )
}
