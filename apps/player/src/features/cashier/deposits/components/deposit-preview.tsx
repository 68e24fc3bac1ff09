import type { DepositChannel } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { subtractAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { convertTwdToUsdt, percentOfAmount } from '@gamehall/web-client/money/convert-amount.ts'
import type { ReactNode } from 'react'
import { depositsText } from '../deposits-text.ts'
import { formatSum } from '../format-deposit.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-preview.module.css'

type DepositPreviewProps = {
  readonly channel: DepositChannel
  /** Undefined while the typed amount is invalid. */
  readonly amount: string | undefined
}

/** The summary of an order before it is created: amount to pay, fee, credited amount, turnover requirement, deadline. */
export function DepositPreview({ channel, amount }: DepositPreviewProps) {
  const text = useText(depositsText)
  const method = useMethodText(channel.method)
  const hours = Math.floor(channel.expires_in / 3600)
  const within = hours > 0 ? text.within(hours) : text.withinMinutes(Math.floor(channel.expires_in / 60))
  const arrives = amount && subtractAmounts(amount, channel.fee)
  return (
    <Card title={text.willHappen}>
      <DescriptionList>
        <DescriptionRow label={method.toSend} align="end">
          <ToSend channel={channel} amount={amount} />
        </DescriptionRow>
        {channel.rate === null ? null : (
          <DescriptionRow label={text.rate} align="end">
            {text.rateOf(channel.rate)}
          </DescriptionRow>
        )}
        <DescriptionRow label={text.fee} align="end">
          <Money amount={channel.fee} />
        </DescriptionRow>
        <DescriptionRow label={text.arrives} align="end">
          {arrives === undefined ? '—' : <Money amount={arrives} />}
        </DescriptionRow>
        <DescriptionRow label={text.wash} align="end">
          <Explained hint={text.washHint}>
            {arrives === undefined ? (
              `${channel.wash_percent}%`
            ) : (
              <Money amount={percentOfAmount(arrives, channel.wash_percent)} />
            )}
          </Explained>
        </DescriptionRow>
        {channel.min_pay_amount === null ? null : (
          <DescriptionRow label={text.minimum} align="end">
            <Explained hint={text.minimumHint}>{formatSum(channel.min_pay_amount, 'USDT')}</Explained>
          </DescriptionRow>
        )}
        <DescriptionRow label={text.payWithin} align="end">
          {within}
        </DescriptionRow>
      </DescriptionList>
    </Card>
  )
}

function ToSend({ channel: { rate }, amount }: DepositPreviewProps) {
  const text = useText(depositsText)
  if (amount === undefined) return '—'
  const usdt = rate === null ? undefined : convertTwdToUsdt(amount, rate)
  return usdt === undefined ? <Money amount={amount} /> : text.about(formatSum(usdt, 'USDT'))
}

function Explained({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <span className={styles.explained}>
      {children}
      <small>{hint}</small>
    </span>
  )
}
