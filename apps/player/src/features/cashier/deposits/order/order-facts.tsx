import type { Deposit } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { BankBadge } from '@gamehall/ui/money/bank-badge.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Fragment } from 'react'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { getPaymentCode, groupByFour, isPayable } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { depositsText } from '../deposits-text.ts'
import { formatSum } from '../format-deposit.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-order.module.css'

/** The order details of §3. */
export function OrderFacts({ order }: { readonly order: Deposit }) {
  const text = useText(depositOrderText)
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
                <small>{formatSum(order.actual_pay_amount, order.pay_currency)}</small>
              )}
            </span>
          </DescriptionRow>
        )}
        <RefundFacts refunds={order.refunds} />
        <DescriptionRow label={text.fee}>
          <Money amount={order.fee} />
        </DescriptionRow>
        {/* A rejected payment is not credited, so nothing has to be turned over. */}
        {order.label === 'rejected' || order.label === 'transferred_out' ? null : (
          <DescriptionRow label={text.wash}>
            <span className={styles.wash}>
              <Money amount={order.wash_amount} />
              <small>{text.washOf}</small>
            </span>
          </DescriptionRow>
        )}
        <DescriptionRow label={text.orderNo} copy={order.order_no}>
          {order.order_no}
        </DescriptionRow>
        <DescriptionRow label={text.channel}>{order.channel_name}</DescriptionRow>
        <ExpiredCode order={order} />
        <DescriptionRow label={text.createdAt}>{formatTaiwanDateTime(order.created_at)}</DescriptionRow>
        {order.paid_at === null ? (
          <DescriptionRow label={text.expiresAt}>{formatTaiwanDateTime(order.expires_at)}</DescriptionRow>
        ) : (
          <DescriptionRow label={text.paidAt}>{formatTaiwanDateTime(order.paid_at)}</DescriptionRow>
        )}
      </DescriptionList>
    </Card>
  )
}

/** What was sent back, and the reference by which the player finds it in their bank's record. */
function RefundFacts({ refunds }: Pick<Deposit, 'refunds'>) {
  const text = useText(depositOrderText)
  return refunds.map(({ amount, reference, sent_at }) => (
    <Fragment key={reference}>
      <DescriptionRow label={text.refunded}>
        <span className={styles.wash}>
          <Money amount={amount} />
          <small>{formatTaiwanDateTime(sent_at)}</small>
        </span>
      </DescriptionRow>
      <DescriptionRow label={text.refundReference} copy={reference}>
        {reference}
      </DescriptionRow>
    </Fragment>
  ))
}

function RateFacts({ order }: { readonly order: Deposit }) {
  const text = useText(depositOrderText)
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
  const text = useText(depositOrderText)
  const method = useMethodText(order.method)
  const code = getPaymentCode(order)
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
      <DescriptionRow label={method.code}>
        {order.method === 'usdt' ? code : groupByFour(code)}
      </DescriptionRow>
    </>
  )
}
