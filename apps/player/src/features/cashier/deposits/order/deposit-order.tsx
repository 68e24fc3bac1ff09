import type { Deposit } from '@gamehall/contract/cashier'
import { Timeline } from '@gamehall/ui/data-display/timeline.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useSiteConfig } from '../../../../shared/site/use-site-config.ts'
import { isPayable, orderSteps } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { depositStepText } from '../deposit-step-text.ts'
import { depositsText } from '../deposits-text.ts'
import { nextStepText } from '../format-deposit.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { ChainPayments } from './chain-payments.tsx'
import styles from './deposit-order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHero } from './order-hero.tsx'
import { PaymentCard } from './payment-card.tsx'

/** The content of the deposit order page. */
export function DepositOrder({ order, onEnd }: { readonly order: Deposit; readonly onEnd: () => void }) {
  const text = useText(depositOrderText)
  const labels = useText(depositsText)
  const method = useMethodText(order.method)
  const isSandbox = useSiteConfig().data?.mode === 'sandbox'
  const isWarning = ['rejected', 'timed_out', 'pending_review'].includes(order.label)
  return (
    <>
      <OrderHero order={order} onEnd={onEnd} />
      <ChainPayments order={order} />
      <PaymentCard order={order} />
      <Callout tone={isWarning ? 'warn' : 'info'}>{nextStepText(text, method, order)}</Callout>
      <Card>
        <Timeline
          steps={orderSteps(order).map((step) => ({
            ...step,
            ...depositStepText({ text, labels, method }, step, order),
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
