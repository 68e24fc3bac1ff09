import type { Withdrawal } from '@gamehall/contract/cashier'
import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Timeline } from '@gamehall/ui/timeline.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { askAbout } from '../../../../shared/navigation/ask-about.ts'
import { askText } from '../../../../shared/navigation/ask-link.tsx'
import { type Href, href } from '../../../../shared/navigation/paths.ts'
import { useAskCancelWithdrawal } from '../use-ask-cancel-withdrawal.ts'
import { withdrawOrderText } from '../withdraw-order-text.ts'
import { nextWords, stepWords } from '../withdraw-order-words.ts'
import { withdrawText } from '../withdraw-text.ts'
import { isOnItsWay, nameOf, stepsOf, withdrawalTones } from '../withdrawal-order.ts'
import styles from './withdraw-order.module.css'
import { WithdrawOrderFacts } from './withdraw-order-facts.tsx'

type WithdrawOrderProps = { readonly order: Withdrawal; readonly onChanged: () => void }

/** The content of the withdrawal order page. */
export function WithdrawOrder({ order, onChanged }: WithdrawOrderProps) {
  const text = useText(withdrawOrderText)
  const labels = useText(withdrawText)
  const name = nameOf(order)
  const isSad = name === 'rejected' || name === 'failed' || name === 'timedOut'
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{text.arrives(order.arrives_currency)}</span>
        <Money amount={order.arrives_amount} currency={order.arrives_currency} size="2xl" />
        <span role="status">
          <StatusPill tone={withdrawalTones[name]}>{labels[name]}</StatusPill>
        </span>
      </Card>
      <Tip tone={isSad ? 'warn' : 'info'}>{nextWords(text, order)}</Tip>
      <Card>
        <Timeline
          steps={stepsOf(order).map((step) => ({ ...step, ...stepWords({ text, labels }, step, order) }))}
        />
      </Card>
      <WithdrawOrderFacts order={order} />
      <WithdrawOrderActions order={order} onChanged={onChanged} />
    </>
  )
}

/** Cancel button while cancelling is allowed; otherwise links to support, wallet or a new withdrawal. */
function WithdrawOrderActions({ order, onChanged }: WithdrawOrderProps) {
  const text = useText(withdrawOrderText)
  const ask = useText(askText)
  const askCancel = useAskCancelWithdrawal(order, onChanged)
  const [target, label]: readonly [Href, string] = isOnItsWay(order)
    ? [askAbout('withdrawal', order.order_no), ask.ask]
    : nameOf(order) === 'success'
      ? [href('gameAssets'), text.toWallet]
      : [href('withdraw'), text.again]
  return (
    <BottomBar>
      {order.can_cancel ? (
        <Button variant="ghost" onClick={askCancel}>
          {text.cancel}
        </Button>
      ) : (
        <AppLink to={target} className={buttonClass({ variant: 'ghost' })}>
          {label}
        </AppLink>
      )}
      <AppLink to={href('withdrawRecord')} className={buttonClass({})}>
        {text.seeRecord}
      </AppLink>
    </BottomBar>
  )
}
