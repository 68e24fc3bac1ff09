import type { Deposit } from '@gamehall/contract/cashier'
import { Countdown } from '@gamehall/ui/countdown.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { serverNow } from '../../../../shared/api/server-time.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { depositTones, isPayable, shownLabel } from '../deposit-order.ts'
import { labelOf } from '../deposit-words.ts'
import { depositsText } from '../deposits-text.ts'

type OrderPillProps = {
  readonly order: Deposit
  /** Called when the countdown reaches the deadline. */
  readonly onEnd?: () => void
}

/** The status of an order, with a countdown in server time while it can be paid. */
export function OrderPill({ order, onEnd }: OrderPillProps) {
  const text = useText(depositsText)
  const label = shownLabel(order)
  return (
    <StatusPill tone={depositTones[label]}>
      {labelOf(text, label)}
      {isPayable(order) ? (
        <>
          {` · ${text.left}`}
          <Countdown untilMs={Date.parse(order.expires_at)} now={serverNow} {...(onEnd && { onEnd })} />
        </>
      ) : null}
    </StatusPill>
  )
}
