import type { DepositChannel } from '@gamehall/contract/cashier'
import { Icon } from '@gamehall/ui/icon.tsx'
import { checkCircle } from '@gamehall/ui/icons/icon-set.ts'
import { moneyText } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useId } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { isBelow } from '../../../../shared/money/whole-amount.ts'
import { wholeText } from '../../whole-text.ts'
import { depositsText } from '../deposits-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-channels.module.css'
import { MethodArt } from './method-art.tsx'

type DepositChannelsProps = {
  readonly channels: readonly DepositChannel[]
  readonly value: string
  /** Methods that have an unfinished order. */
  readonly unfinished: readonly DepositChannel['method'][]
  readonly onChange: (channelId: string) => void
}

/** The ways to deposit, one of them chosen. */
export function DepositChannels({ channels, value, unfinished, onChange }: DepositChannelsProps) {
  const text = useText(depositsText)
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.method}</legend>
      {channels.map((channel) => (
        <Channel
          key={channel.channel_id}
          channel={channel}
          name={name}
          isChosen={channel.channel_id === value}
          hasOrder={unfinished.includes(channel.method)}
          onChoose={() => onChange(channel.channel_id)}
        />
      ))}
    </fieldset>
  )
}

type ChannelProps = {
  readonly channel: DepositChannel
  readonly name: string
  readonly isChosen: boolean
  readonly hasOrder: boolean
  readonly onChoose: () => void
}

function Channel({ channel, name, isChosen, hasOrder, onChoose }: ChannelProps) {
  const text = useText(depositsText)
  const method = useMethodText(channel.method)
  const look = channel.is_available ? isChosen && styles.chosen : styles.closed
  return (
    <label className={`${styles.channel} ${look || ''}`}>
      <input
        type="radio"
        name={name}
        className={styles.input}
        checked={isChosen}
        disabled={!channel.is_available}
        onChange={onChoose}
      />
      <MethodArt method={channel.method} />
      <span className={styles.words}>
        <span className={styles.name}>
          {channel.name}
          {channel.is_available ? null : <StatusPill tone="warn">{text.closed}</StatusPill>}
          {hasOrder ? <StatusPill tone="wait">{text.isOpen}</StatusPill> : null}
        </span>
        <span className={styles.how}>{method.how}</span>
        <span className={`${styles.limits} num`}>
          <span>{text.limits(wholeText(channel.min_amount), wholeText(channel.max_amount))}</span>
          <span>{isBelow('0', channel.fee) ? text.feeOf(moneyText(channel.fee)) : text.noFee}</span>
          {channel.rate === null ? null : <span>{text.rateOf(channel.rate)}</span>}
        </span>
      </span>
      {isChosen ? <Icon shape={checkCircle} className={styles.tick} /> : null}
    </label>
  )
}
