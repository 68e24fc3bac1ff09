import type { Withdrawal } from '@gamehall/contract/cashier'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { bank, coin } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { RecordRow } from '../../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime, formatTaiwanTime } from '../../../../shared/records/taiwan-day.ts'
import { formatDestination, formatSentDetail } from '../format-withdrawal.ts'
import { withdrawText } from '../withdraw-text.ts'
import { isPending, statusNameOf, withdrawalTones } from '../withdrawal-order.ts'

type WithdrawalRowProps = {
  readonly order: Withdrawal
  /** Whether a day header is shown above, so that the time suffices. */
  readonly isUnderDay?: boolean
}

/** One withdrawal in a list, with the received or returned amount; links to the order. */
export function WithdrawalRow({ order, isUnderDay = false }: WithdrawalRowProps) {
  const when = (isUnderDay ? formatTaiwanTime : formatTaiwanDateTime)(order.created_at)
  const text = useText(withdrawText)
  const name = statusNameOf(order)
  const isBack = name !== 'success' && !isPending(order)
  const [amount, currency] = isBack
    ? [order.amount, order.currency]
    : [order.arrives_amount, order.arrives_currency]
  return (
    <RecordRow
      to={href('withdrawOrder', undefined, { order_no: order.order_no })}
      shape={order.method === 'bank' ? bank : coin}
      tone={isPending(order) ? 'wait' : name === 'rejected' || name === 'failed' ? 'out' : 'plain'}
      title={formatDestination(order.destination)}
      detail={isBack ? when : formatSentDetail(text, order, when)}
      sum={<Money amount={amount} currency={currency} withCurrency={currency !== 'TWD'} />}
      below={<StatusPill tone={withdrawalTones[name]}>{text[name]}</StatusPill>}
    />
  )
}
