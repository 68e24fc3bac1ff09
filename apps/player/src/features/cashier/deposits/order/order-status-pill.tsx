import type { Deposit } from '@gamehall/contract/cashier'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { depositTones, displayedLabel, isPayable } from '../deposit-order.ts'
import { depositsText } from '../deposits-text.ts'
import { depositLabel } from '../format-deposit.ts'

type OrderPillProps = {
  readonly order: Deposit
  /** Called when the countdown reaches the deadline. */
  readonly onEnd?: () => void
}

/** The status of an order, with a countdown in server time while it can be paid. */
export function OrderStatusPill({ order, onEnd }: OrderPillProps) {
  const text = useText(depositsText)
  const label = displayedLabel(order)
  return (
    <StatusPill tone={depositTones[label]}>
      {depositLabel(text, label)}
      {isPayable(order) ? (
        <>
          {` · ${text.left}`}
          <Countdown untilMs={Date.parse(order.expires_at)} now={serverNow} {...(onEnd && { onEnd })} />
        </>
      ) : null}
    </StatusPill>
  )
}
