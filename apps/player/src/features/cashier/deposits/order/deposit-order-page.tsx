import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePage } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { OrderPage } from '../../orders/order-page.tsx'
import { useDeposit } from '../api.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { DepositOrder } from './deposit-order.tsx'

/** `/order/deposit?order_no=`: one deposit order with its payment instructions and progress. */
export function DepositOrderPage() {
  const text = useText(depositOrderText)
  const orderNo = usePage().query.get('order_no') ?? ''
  const order = useDeposit(orderNo)
  return (
    <OrderPage
      kind="deposit"
      text={text}
      orderNo={orderNo}
      order={order}
      state={order.data?.label}
      lists={['getDepositInfo', 'listDeposits']}
      back={href('deposit')}
      record={href('depositRecord')}
      skeleton={['140px', '320px', '240px']}
    >
      {(found) => <DepositOrder order={found} onEnd={() => order.refetch()} />}
    </OrderPage>
  )
}
