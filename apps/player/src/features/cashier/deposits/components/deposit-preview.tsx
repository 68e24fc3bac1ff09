import type { DepositChannel } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { amountLess } from '../../../../shared/money/whole-amount.ts'
import { depositsText } from '../deposits-text.ts'

type DepositPreviewProps = {
  readonly channel: DepositChannel
  /** Undefined while no amount that the channel takes is typed. */
  readonly amount: string | undefined
}

/** What opening the order will mean, before it is opened. */
export function DepositPreview({ channel, amount }: DepositPreviewProps) {
  const text = useText(depositsText)
  const hours = Math.floor(channel.expires_in / 3600)
  const within = hours > 0 ? text.within(hours) : text.withinMinutes(Math.floor(channel.expires_in / 60))
  return (
    <Card title={text.willHappen}>
      <DescriptionList>
        <DescriptionRow label={text.toSend} align="end">
          {amount === undefined ? '—' : <Money amount={amount} />}
        </DescriptionRow>
        <DescriptionRow label={text.fee} align="end">
          <Money amount={channel.fee} />
        </DescriptionRow>
        <DescriptionRow label={text.arrives} align="end">
          {amount === undefined ? '—' : <Money amount={amountLess(amount, channel.fee)} />}
        </DescriptionRow>
        <DescriptionRow label={text.payWithin} align="end">
          {within}
        </DescriptionRow>
      </DescriptionList>
    </Card>
  )
}
