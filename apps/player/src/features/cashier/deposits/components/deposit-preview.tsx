import type { DepositChannel } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { percentOf, usdtFor } from '../../../../shared/money/rated-amount.ts'
import { amountLess } from '../../../../shared/money/whole-amount.ts'
import { sumOf } from '../deposit-words.ts'
import { depositsText } from '../deposits-text.ts'
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
  const arrives = amount && amountLess(amount, channel.fee)
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
              <Money amount={percentOf(arrives, channel.wash_percent)} />
            )}
          </Explained>
        </DescriptionRow>
        {channel.min_pay_amount === null ? null : (
          <DescriptionRow label={text.minimum} align="end">
            <Explained hint={text.minimumHint}>{sumOf(channel.min_pay_amount, 'USDT')}</Explained>
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
  const usdt = rate === null ? undefined : usdtFor(amount, rate)
  return usdt === undefined ? <Money amount={amount} /> : text.about(sumOf(usdt, 'USDT'))
}

function Explained({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <span className={styles.explained}>
      {children}
      <small>{hint}</small>
    </span>
  )
}
