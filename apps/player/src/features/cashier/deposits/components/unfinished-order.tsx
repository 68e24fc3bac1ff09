import type { Deposit } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { depositsText } from '../deposits-text.ts'
import { useDepositFlow } from '../flow/deposit-flow-context.ts'
import { OrderStatusPill } from '../order/order-status-pill.tsx'
import { useConfirmCancelDeposit } from '../use-confirm-cancel-deposit.ts'
import styles from './unfinished-order.module.css'

/** An unfinished order that blocks a new one (10075): continue or cancel it. */
export function UnfinishedOrder({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const flow = useDepositFlow()
  const askCancel = useConfirmCancelDeposit(order)
  return (
    <Card title={text.unfinished}>
      <OrderStatusPill order={order} />
      <div className={styles.line}>
        <span>{order.store_name ?? order.channel_name}</span>
        <Money
          amount={order.pay_amount}
          currency={order.pay_currency}
          withCurrency={order.pay_currency !== 'TWD'}
          size="xl"
        />
      </div>
      <p className={styles.hint}>{text.unfinishedHint}</p>
      <div className={order.can_cancel ? styles.ways : undefined}>
        {order.can_cancel ? (
          <Button size="m" variant="ghost" onClick={askCancel}>
            {text.cancel}
          </Button>
        ) : null}
        {flow ? (
          <Button size="m" block onClick={() => flow.openOrder(order.order_no)}>
            {text.continue}
          </Button>
        ) : (
          <AppLink
            to={href('depositOrder', undefined, { order_no: order.order_no })}
            className={buttonClass({ size: 'm', block: true })}
          >
            {text.continue}
          </AppLink>
        )}
      </div>
    </Card>
  )
}
