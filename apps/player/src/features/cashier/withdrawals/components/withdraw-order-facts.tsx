import type { Withdrawal } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { BankBadge } from '@gamehall/ui/money/bank-badge.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { withdrawOrderText } from '../withdraw-order-text.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-order.module.css'

/** The order details of §3. */
export function WithdrawOrderFacts({ order }: { readonly order: Withdrawal }) {
  const text = useText(withdrawOrderText)
  const labels = useText(withdrawText)
  return (
    <Card>
      <DescriptionList>
        <DescriptionRow label={text.sum}>
          <Money amount={order.amount} currency={order.currency} withCurrency />
        </DescriptionRow>
        <DescriptionRow label={text.fee}>
          <Money amount={order.fee} currency={order.currency} withCurrency />
        </DescriptionRow>
        {order.exchange_rate === null ? null : (
          <DescriptionRow label={text.rate}>{labels.rateOf(order.exchange_rate)}</DescriptionRow>
        )}
        <DescriptionRow label={text.received}>
          <Money amount={order.arrives_amount} currency={order.arrives_currency} withCurrency />
        </DescriptionRow>
        <DestinationFacts order={order} />
        {order.txid === null ? null : (
          <DescriptionRow label={text.txid} copy={order.txid}>
            <span className={styles.whole}>{order.txid}</span>
          </DescriptionRow>
        )}
        <DescriptionRow label={text.orderNo} copy={order.order_no}>
          {order.order_no}
        </DescriptionRow>
        <DescriptionRow label={text.channel}>{order.channel_name}</DescriptionRow>
        <DescriptionRow label={text.createdAt}>{formatTaiwanDateTime(order.created_at)}</DescriptionRow>
        {order.finished_at === null ? null : (
          <DescriptionRow label={text.finishedAt}>{formatTaiwanDateTime(order.finished_at)}</DescriptionRow>
        )}
      </DescriptionList>
    </Card>
  )
}

function DestinationFacts({ order: { destination } }: { readonly order: Withdrawal }) {
  const text = useText(withdrawOrderText)
  if (destination.kind === 'card')
    return (
      <>
        <DescriptionRow label={text.card}>
          <span className={styles.stack}>
            <BankBadge code={destination.bank_code} name={destination.bank_name} />
            <span>{destination.bank_num}</span>
          </span>
        </DescriptionRow>
        {destination.branch_name === null ? null : (
          <DescriptionRow label={text.branch}>{destination.branch_name}</DescriptionRow>
        )}
        <DescriptionRow label={text.holder}>{destination.holder_name}</DescriptionRow>
      </>
    )
  return (
    <>
      <DescriptionRow label={text.address} copy={destination.address}>
        <span className={styles.stack}>
          {destination.label}
          <span className={styles.whole}>{destination.address}</span>
        </span>
      </DescriptionRow>
      <DescriptionRow label={text.network}>{destination.network}</DescriptionRow>
    </>
  )
}
