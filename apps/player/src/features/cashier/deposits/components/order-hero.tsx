import type { Deposit } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { CopyButton } from '@gamehall/ui/copy-button.tsx'
import { Money, moneyText } from '@gamehall/ui/money.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { creditedAmount, isPayable } from '../deposit-order.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { orderText } from '../order-text.ts'
import styles from './deposit-order.module.css'
import { OrderPill } from './order-pill.tsx'

/** The amount to pay with status and countdown; after the payment, the credited amount. */
export function OrderHero({ order, onEnd }: { readonly order: Deposit; readonly onEnd: () => void }) {
  const text = useText(orderText)
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
          <span className={`${styles.say} num`}>{text.worth(moneyText(amount), exchange_rate ?? '')}</span>
        </>
      ) : (
        <Money amount={credited ?? amount} size="2xl" />
      )}
      <span role="status">
        <OrderPill order={order} onEnd={onEnd} />
      </span>
    </Card>
  )
}

/** Removes trailing zeros for pasting into a wallet: `95.240000` → `95.24`. */
function plainAmount(amount: string): string {
  return amount.replace(/\.?0+$/, '')
}
