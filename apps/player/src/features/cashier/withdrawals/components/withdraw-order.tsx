import type { Withdrawal } from '@gamehall/contract/cashier'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Timeline } from '@gamehall/ui/data-display/timeline.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { type Href, href } from '../../../../shared/navigation/paths.ts'
import { supportChatHref } from '../../../../shared/navigation/support-chat-href.ts'
import { supportLinkText } from '../../../../shared/navigation/support-link.tsx'
import { useConfirmCancelWithdrawal } from '../use-confirm-cancel-withdrawal.ts'
import { withdrawOrderText } from '../withdraw-order-text.ts'
import { withdrawText } from '../withdraw-text.ts'
import { isPending, statusNameOf, withdrawalSteps, withdrawalTones } from '../withdrawal-order.ts'
import { nextStepText, withdrawalStepText } from '../withdrawal-step-text.ts'
import styles from './withdraw-order.module.css'
import { WithdrawOrderFacts } from './withdraw-order-facts.tsx'

type WithdrawOrderProps = { readonly order: Withdrawal; readonly onChanged: () => void }

/** The content of the withdrawal order page. */
export function WithdrawOrder({ order, onChanged }: WithdrawOrderProps) {
  const text = useText(withdrawOrderText)
  const labels = useText(withdrawText)
  const name = statusNameOf(order)
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
      <Callout tone={isSad ? 'warn' : 'info'}>{nextStepText(text, order)}</Callout>
      <Card>
        <Timeline
          steps={withdrawalSteps(order).map((step) => ({
            ...step,
            ...withdrawalStepText({ text, labels }, step, order),
          }))}
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
  const ask = useText(supportLinkText)
  const askCancel = useConfirmCancelWithdrawal(order, onChanged)
  const [target, label]: readonly [Href, string] = isPending(order)
    ? [supportChatHref('withdrawal', order.order_no), ask.ask]
    : statusNameOf(order) === 'success'
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
