import type { Deposit } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { Timeline } from '@gamehall/ui/timeline.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { useSiteConfig } from '../../../../shared/site/use-site-config.ts'
import { isPayable, stepsOf } from '../deposit-order.ts'
import { nextOf } from '../deposit-words.ts'
import { depositsText } from '../deposits-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { orderText } from '../order-text.ts'
import { stepWords } from '../step-words.ts'
import { ChainPayments } from './chain-payments.tsx'
import styles from './deposit-order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHero } from './order-hero.tsx'
import { PaymentCard } from './payment-card.tsx'

/** The content of the deposit order page. */
export function DepositOrder({ order, onEnd }: { readonly order: Deposit; readonly onEnd: () => void }) {
  const text = useText(orderText)
  const labels = useText(depositsText)
  const method = useMethodText(order.method)
  const isSandbox = useSiteConfig().data?.mode === 'sandbox'
  const isWarning = ['rejected', 'timed_out', 'pending_review'].includes(order.label)
  return (
    <>
      <OrderHero order={order} onEnd={onEnd} />
      <ChainPayments order={order} />
      <PaymentCard order={order} />
      <Tip tone={isWarning ? 'warn' : 'info'}>{nextOf(text, method, order)}</Tip>
      <Card>
        <Timeline
          steps={stepsOf(order).map((step) => ({
            ...step,
            ...stepWords({ text, labels, method }, step, order),
          }))}
        />
      </Card>
      <OrderFacts order={order} />
      {isSandbox && isPayable(order) ? (
        <a
          className={styles.sandbox}
          href={`/sandbox/?order_no=${encodeURIComponent(order.order_no)}`}
          target="_blank"
          rel="noopener"
        >
          {text.sandbox}
        </a>
      ) : null}
      <OrderActions order={order} />
    </>
  )
}
