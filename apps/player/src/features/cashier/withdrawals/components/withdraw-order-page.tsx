import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePage } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { OrderContent } from '../../orders/order-content.tsx'
import { OrderPage } from '../../orders/order-page.tsx'
import { useWithdrawal } from '../api.ts'
import { withdrawOrderText } from '../withdraw-order-text.ts'
import { WithdrawOrder } from './withdraw-order.tsx'

/** `/order/newWithdraw?order_no=`: one withdrawal order with its progress. */
export function WithdrawOrderPage() {
  const text = useText(withdrawOrderText)
  const orderNo = usePage().query.get('order_no') ?? ''
  const order = useWithdrawal(orderNo)
  return (
    <OrderPage kind="withdrawal" title={text.order} orderNo={orderNo} order={order} back={href('withdraw')}>
      <OrderContent
        text={text}
        orderNo={orderNo}
        order={order}
        state={order.data?.status}
        lists={['getWithdrawalInfo', 'listWithdrawals']}
        record={href('withdrawRecord')}
        skeleton={['140px', '240px', '320px']}
      >
        {(found) => <WithdrawOrder order={found} onChanged={() => order.refetch()} />}
      </OrderContent>
    </OrderPage>
  )
}
