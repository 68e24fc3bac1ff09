import type { Deposit } from '@gamehall/contract/cashier'
import { formatMoneyAmount } from '@gamehall/money'
import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { creditedAmount, isPayable } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-order.module.css'
import { OrderStatusPill } from './order-status-pill.tsx'

/** The amount to pay with status and countdown; after the payment, the credited amount. */
export function OrderHero({ order, onEnd }: { readonly order: Deposit; readonly onEnd: () => void }) {
  const text = useText(depositOrderText)
  const method = useMethodText(order.method)
  const { amount, pay_amount, pay_currency, exchange_rate } = order
  const canPay = isPayable(order)
  const credited = creditedAmount(order)
  return (
    <Card look="hero">
      <span className={styles.say}>
        {canPay ? method.send : credited === null ? text.orderAmount : text.credited}
      </span>
      {canPay && pay_currency !== 'TWD' ? (
        <>
          <span className={styles.sum}>
            <Money amount={pay_amount} currency={pay_currency} size="2xl" />
            <CopyButton text={plainAmount(pay_amount)} what={text.toPay} />
          </span>
          <span className={`${styles.say} num`}>
            {text.worth(formatMoneyAmount(amount), exchange_rate ?? '')}
          </span>
        </>
      ) : (
        <Money amount={credited ?? amount} size="2xl" />
      )}
      <span role="status">
        <OrderStatusPill order={order} onEnd={onEnd} />
      </span>
    </Card>
  )
}

/** Removes trailing zeros for pasting into a wallet: `95.240000` → `95.24`. */
function plainAmount(amount: string): string {
  return amount.replace(/\.?0+$/, '')
}
