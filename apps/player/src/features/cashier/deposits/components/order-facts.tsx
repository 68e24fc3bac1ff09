import type { Deposit } from '@gamehall/contract/cashier'
import { BankBadge } from '@gamehall/ui/bank-badge.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { wholeDollars } from '../../../../shared/money/whole-amount.ts'
import { taiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { groupFours, isPayable } from '../deposit-order.ts'
import { depositsText } from '../deposits-text.ts'
import styles from './deposit-order.module.css'

/** What the specification's §3 lists of an order; what must be typed over can be copied. */
export function OrderFacts({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  return (
    <Card>
      <DescriptionList>
        <PaymentFacts order={order} />
        <DescriptionRow label={text.sum} copy={isPayable(order) ? wholeDollars(order.amount) : undefined}>
          <Money amount={order.amount} />
        </DescriptionRow>
        {order.actual_amount === null ? null : (
          <DescriptionRow label={text.received}>
            <Money amount={order.actual_amount} />
          </DescriptionRow>
        )}
        <DescriptionRow label={text.fee}>
          <Money amount={order.fee} />
        </DescriptionRow>
        <DescriptionRow label={text.wash}>
          <span className={styles.wash}>
            <Money amount={order.wash_amount} />
            <small>{text.washOf}</small>
          </span>
        </DescriptionRow>
        <DescriptionRow label={text.orderNo} copy={order.order_no}>
          {order.order_no}
        </DescriptionRow>
        <DescriptionRow label={text.channel}>{order.channel_name}</DescriptionRow>
        <DescriptionRow label={text.createdAt}>{taiwanDateTime(order.created_at)}</DescriptionRow>
        {order.paid_at === null ? (
          <DescriptionRow label={text.expiresAt}>{taiwanDateTime(order.expires_at)}</DescriptionRow>
        ) : (
          <DescriptionRow label={text.paidAt}>{taiwanDateTime(order.paid_at)}</DescriptionRow>
        )}
      </DescriptionList>
    </Card>
  )
}

/** Where to transfer to. An order that can no longer be paid shows its account without inviting to copy it. */
function PaymentFacts({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const { bank_code: code, bank_name: name, bank_account: account } = order
  const canCopy = isPayable(order)
  if (code === null || account === null) {
    if (!canCopy) return null
    return (
      <DescriptionRow label={text.account} isBig>
        <span className={styles.wash}>
          <Skeleton shape="title" width="220px" />
          <small>{text.noCode}</small>
        </span>
      </DescriptionRow>
    )
  }
  return (
    <>
      <DescriptionRow label={text.bank} copy={canCopy ? code : undefined}>
        <BankBadge code={code} name={name ?? ''} />
      </DescriptionRow>
      <DescriptionRow label={text.account} copy={canCopy ? account : undefined} isBig>
        {groupFours(account)}
      </DescriptionRow>
    </>
  )
}
