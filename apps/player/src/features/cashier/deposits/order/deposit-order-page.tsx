import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePage } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { OrderPage } from '../../orders/order-page.tsx'
import { useDeposit } from '../api.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { DepositOrderContent } from './deposit-order-content.tsx'

/** `/order/deposit?order_no=`: one deposit order with its payment instructions and progress. */
export function DepositOrderPage() {
  const text = useText(depositOrderText)
  const orderNo = usePage().query.get('order_no') ?? ''
  const order = useDeposit(orderNo)
  return (
    <OrderPage kind="deposit" title={text.order} orderNo={orderNo} order={order} back={href('deposit')}>
      <DepositOrderContent orderNo={orderNo} />
    </OrderPage>
  )
}
