import { useText } from '@gamehall/web-client/i18n/text.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { OrderContent } from '../../orders/order-content.tsx'
import { useDeposit } from '../api.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { DepositOrder } from './deposit-order.tsx'

/** One deposit order with its payment instructions and progress, while it is loading too. */
export function DepositOrderContent({ orderNo }: { readonly orderNo: string }) {
  const text = useText(depositOrderText)
  const order = useDeposit(orderNo)
  return (
    <OrderContent
      text={text}
      orderNo={orderNo}
      order={order}
      state={order.data?.label}
      lists={['getDepositInfo', 'listDeposits']}
      record={href('depositRecord')}
      skeleton={['140px', '320px', '240px']}
    >
      {(found) => <DepositOrder order={found} onEnd={() => order.refetch()} />}
    </OrderContent>
  )
}
