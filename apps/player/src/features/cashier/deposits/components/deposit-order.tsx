import type { Deposit } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Timeline } from '@gamehall/ui/timeline.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { useSiteConfig } from '../../../../shared/site/use-site-config.ts'
import { isPayable, stepsOf } from '../deposit-order.ts'
import { nextOf } from '../deposit-words.ts'
import { depositsText } from '../deposits-text.ts'
import { stepWords } from '../step-words.ts'
import styles from './deposit-order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderPill } from './order-pill.tsx'

/** Everything about one order. */
export function DepositOrder({ order, onEnd }: { readonly order: Deposit; readonly onEnd: () => void }) {
  const text = useText(depositsText)
  const isSandbox = useSiteConfig().data?.mode === 'sandbox'
  const isWarning = ['rejected', 'timed_out', 'pending_review'].includes(order.label)
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{isPayable(order) ? text.send : text.orderAmount}</span>
        <Money amount={order.amount} size="2xl" />
        <span role="status">
          <OrderPill order={order} onEnd={onEnd} />
        </span>
      </Card>
      <OrderFacts order={order} />
      <Card>
        <Timeline steps={stepsOf(order).map((step) => ({ ...step, ...stepWords(text, step, order) }))} />
      </Card>
      <Tip tone={isWarning ? 'warn' : 'info'}>{nextOf(text, order)}</Tip>
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
