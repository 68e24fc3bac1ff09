import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { AtmArt } from '@gamehall/ui/art/atm-art.tsx'
import { ChainArt } from '@gamehall/ui/art/chain-art.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useId } from 'react'
import { RadioCard, RadioCardGroup } from '../../../../shared/form/radio-card.tsx'
import { formatWithCurrency } from '../../../../shared/money/format-with-currency.ts'
import { formatArrivalTime } from '../format-withdrawal.ts'
import { withdrawText } from '../withdraw-text.ts'

type WithdrawChannelsProps = {
  readonly channels: readonly WithdrawalChannel[]
  readonly value: string
  readonly onChange: (channelId: string) => void
}

/** Radio group of the withdrawal channels. */
export function WithdrawChannels({ channels, value, onChange }: WithdrawChannelsProps) {
  const text = useText(withdrawText)
  const group = useId()
  return (
    <RadioCardGroup label={text.way}>
      {channels.map((channel) => (
        <RadioCard
          key={channel.channel_id}
          group={group}
          picture={channel.method === 'bank' ? <AtmArt /> : <ChainArt />}
          title={
            <>
              {channel.name}
              {channel.is_available ? null : <StatusPill tone="warn">{text.closed}</StatusPill>}
            </>
          }
          detail={formatArrivalTime(text, channel.arrives_in)}
          notes={<Terms channel={channel} />}
          isChosen={channel.channel_id === value}
          isOpen={channel.is_available}
          onChoose={() => onChange(channel.channel_id)}
        />
      ))}
    </RadioCardGroup>
  )
}

function Terms({ channel }: { readonly channel: WithdrawalChannel }) {
  const text = useText(withdrawText)
  const { currency, fee_min, fee_percent } = channel
  const hasShare = isAmountBelow('0', fee_percent)
  return (
    <>
      <span>
        {text.limits(
          formatWithCurrency(channel.min_amount, currency),
          formatWithCurrency(channel.max_amount, currency),
        )}
      </span>
      <span>
        {hasShare
          ? text.feeOver(fee_percent, formatWithCurrency(fee_min, currency))
          : text.feeFlat(formatWithCurrency(fee_min, currency))}
      </span>
      {channel.rate === null ? null : <span>{text.rateOf(channel.rate)}</span>}
    </>
  )
}
