import type { DepositChannel } from '@gamehall/contract/cashier'
import { formatMoneyAmount } from '@gamehall/money'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useId } from 'react'
import { RadioCard, RadioCardGroup } from '../../../../shared/form/radio-card.tsx'
import { depositsText } from '../deposits-text.ts'
import { formatWholeAmount } from '../format-whole-amount.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { MethodArt } from './method-art.tsx'

type DepositChannelsProps = {
  readonly channels: readonly DepositChannel[]
  readonly value: string
  /** Methods that have an unfinished order. */
  readonly unfinished: readonly DepositChannel['method'][]
  readonly onChange: (channelId: string) => void
}

/** Radio group of the deposit channels. */
export function DepositChannels({ channels, value, unfinished, onChange }: DepositChannelsProps) {
  const text = useText(depositsText)
  const group = useId()
  return (
    <RadioCardGroup label={text.method}>
      {channels.map((channel) => (
        <Channel
          key={channel.channel_id}
          channel={channel}
          group={group}
          isChosen={channel.channel_id === value}
          hasOrder={unfinished.includes(channel.method)}
          onChoose={() => onChange(channel.channel_id)}
        />
      ))}
    </RadioCardGroup>
  )
}

type ChannelProps = {
  readonly channel: DepositChannel
  readonly group: string
  readonly isChosen: boolean
  readonly hasOrder: boolean
  readonly onChoose: () => void
}

function Channel({ channel, group, isChosen, hasOrder, onChoose }: ChannelProps) {
  const text = useText(depositsText)
  const method = useMethodText(channel.method)
  return (
    <RadioCard
      group={group}
      picture={<MethodArt method={channel.method} />}
      title={
        <>
          {channel.name}
          {channel.is_available ? null : <StatusPill tone="warn">{text.closed}</StatusPill>}
          {hasOrder ? <StatusPill tone="wait">{text.isOpen}</StatusPill> : null}
        </>
      }
      detail={method.how}
      notes={<Terms channel={channel} />}
      isChosen={isChosen}
      isOpen={channel.is_available}
      onChoose={onChoose}
    />
  )
}

function Terms({ channel }: { readonly channel: DepositChannel }) {
  const text = useText(depositsText)
  return (
    <>
      <span>{text.limits(formatWholeAmount(channel.min_amount), formatWholeAmount(channel.max_amount))}</span>
      <span>{isAmountBelow('0', channel.fee) ? text.feeOf(formatMoneyAmount(channel.fee)) : text.noFee}</span>
      {channel.rate === null ? null : <span>{text.rateOf(channel.rate)}</span>}
    </>
  )
}
