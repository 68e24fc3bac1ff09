import type { Deposit } from '@gamehall/contract/cashier'
import { BankBadge } from '@gamehall/ui/bank-badge.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { taiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { groupFours, isPayable, payCodeOf } from '../deposit-order.ts'
import { sumOf } from '../deposit-words.ts'
import { depositsText } from '../deposits-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { orderText } from '../order-text.ts'
import styles from './deposit-order.module.css'

/** The order details of §3. */
export function OrderFacts({ order }: { readonly order: Deposit }) {
  const text = useText(orderText)
  return (
    <Card>
      <DescriptionList>
        {order.method === 'atm' && isPayable(order) ? null : (
          <DescriptionRow label={text.sum}>
            <Money amount={order.amount} />
          </DescriptionRow>
        )}
        <RateFacts order={order} />
        {order.actual_amount === null ? null : (
          <DescriptionRow label={text.received}>
            <span className={styles.wash}>
              <Money amount={order.actual_amount} />
              {order.pay_currency === 'TWD' || order.actual_pay_amount === null ? null : (
                <small>{sumOf(order.actual_pay_amount, order.pay_currency)}</small>
              )}
            </span>
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
        <ExpiredCode order={order} />
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

function RateFacts({ order }: { readonly order: Deposit }) {
  const text = useText(orderText)
  const labels = useText(depositsText)
  if (order.exchange_rate === null) return null
  return (
    <>
      <DescriptionRow label={text.toPay}>
        <Money amount={order.pay_amount} currency={order.pay_currency} withCurrency />
      </DescriptionRow>
      <DescriptionRow label={text.rate}>
        <span className={styles.wash}>
          {labels.rateOf(order.exchange_rate)}
          {isPayable(order) ? <small>{text.locked}</small> : null}
        </span>
      </DescriptionRow>
    </>
  )
}

/** The payment code of an order that can no longer be paid, without a copy button. */
function ExpiredCode({ order }: { readonly order: Deposit }) {
  const text = useText(orderText)
  const method = useMethodText(order.method)
  const code = payCodeOf(order)
  if (code === null || isPayable(order)) return null
  return (
    <>
      {order.bank_code === null ? null : (
        <DescriptionRow label={text.bank}>
          <BankBadge code={order.bank_code} name={order.bank_name ?? ''} />
        </DescriptionRow>
      )}
      {order.store_name === null ? null : (
        <DescriptionRow label={text.atStore}>{order.store_name}</DescriptionRow>
      )}
      <DescriptionRow label={method.code}>{order.method === 'usdt' ? code : groupFours(code)}</DescriptionRow>
    </>
  )
}
