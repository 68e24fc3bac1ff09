import type { Withdrawal } from '@gamehall/contract/cashier'
import { bank, coin } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { RecordRow } from '../../../../shared/records/record-row.tsx'
import { taiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { withdrawText } from '../withdraw-text.ts'
import { destinationWords } from '../withdraw-words.ts'
import { isOnItsWay, nameOf, withdrawalTones } from '../withdrawal-order.ts'

/** One withdrawal on a line; a tap opens it. */
export function WithdrawalRow({ order }: { readonly order: Withdrawal }) {
  const text = useText(withdrawText)
  const name = nameOf(order)
  return (
    <RecordRow
      to={href('withdrawOrder', undefined, { order_no: order.order_no })}
      shape={order.method === 'bank' ? bank : coin}
      tone={isOnItsWay(order) ? 'wait' : name === 'rejected' || name === 'failed' ? 'out' : 'plain'}
      title={destinationWords(order.destination)}
      detail={taiwanDateTime(order.created_at)}
      sum={<Money amount={order.amount} currency={order.currency} withCurrency={order.currency !== 'TWD'} />}
      below={<StatusPill tone={withdrawalTones[name]}>{text[name]}</StatusPill>}
    />
  )
}
