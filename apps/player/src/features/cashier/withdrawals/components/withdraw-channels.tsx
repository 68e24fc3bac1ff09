import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { AtmArt } from '@gamehall/ui/art/atm-art.tsx'
import { ChainArt } from '@gamehall/ui/art/chain-art.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useId } from 'react'
import { Choice, Choices } from '../../../../shared/form/choice.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { isBelow } from '../../../../shared/money/whole-amount.ts'
import { sumText } from '../withdraw-amount.ts'
import { withdrawText } from '../withdraw-text.ts'
import { timeWords } from '../withdraw-words.ts'

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
    <Choices label={text.way}>
      {channels.map((channel) => (
        <Choice
          key={channel.channel_id}
          group={group}
          picture={channel.method === 'bank' ? <AtmArt /> : <ChainArt />}
          title={
            <>
              {channel.name}
              {channel.is_available ? null : <StatusPill tone="warn">{text.closed}</StatusPill>}
            </>
          }
          detail={timeWords(text, channel.arrives_in)}
          notes={<Terms channel={channel} />}
          isChosen={channel.channel_id === value}
          isOpen={channel.is_available}
          onChoose={() => onChange(channel.channel_id)}
        />
      ))}
    </Choices>
  )
}

function Terms({ channel }: { readonly channel: WithdrawalChannel }) {
  const text = useText(withdrawText)
  const { currency, fee_min, fee_percent } = channel
  const hasShare = isBelow('0', fee_percent)
  return (
    <>
      <span>{text.limits(sumText(channel.min_amount, currency), sumText(channel.max_amount, currency))}</span>
      <span>
        {hasShare
          ? text.feeOver(fee_percent, sumText(fee_min, currency))
          : text.feeFlat(sumText(fee_min, currency))}
      </span>
      {channel.rate === null ? null : <span>{text.rateOf(channel.rate)}</span>}
    </>
  )
}
