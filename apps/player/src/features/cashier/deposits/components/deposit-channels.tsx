import type { DepositChannel } from '@gamehall/contract/cashier'
import { moneyText } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useId } from 'react'
import { Choice, Choices } from '../../../../shared/form/choice.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { isBelow } from '../../../../shared/money/whole-amount.ts'
import { wholeText } from '../../whole-text.ts'
import { depositsText } from '../deposits-text.ts'
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
    <Choices label={text.method}>
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
    </Choices>
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
    <Choice
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
      <span>{text.limits(wholeText(channel.min_amount), wholeText(channel.max_amount))}</span>
      <span>{isBelow('0', channel.fee) ? text.feeOf(moneyText(channel.fee)) : text.noFee}</span>
      {channel.rate === null ? null : <span>{text.rateOf(channel.rate)}</span>}
    </>
  )
}
