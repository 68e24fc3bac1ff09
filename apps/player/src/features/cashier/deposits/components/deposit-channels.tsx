import type { DepositChannel } from '@gamehall/contract/cashier'
import { AtmArt } from '@gamehall/ui/art/atm-art.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { checkCircle } from '@gamehall/ui/icons/icon-set.ts'
import { moneyText } from '@gamehall/ui/money.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { useId } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { isBelow } from '../../../../shared/money/whole-amount.ts'
import { wholeText } from '../../whole-text.ts'
import { depositsText } from '../deposits-text.ts'
import styles from './deposit-channels.module.css'

type DepositChannelsProps = {
  readonly channels: readonly DepositChannel[]
  readonly value: string
  readonly onChange: (channelId: string) => void
}

/** The ways to deposit, one of them chosen. */
export function DepositChannels({ channels, value, onChange }: DepositChannelsProps) {
  const text = useText(depositsText)
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.method}</legend>
      {channels.map((channel) => {
        const isChosen = channel.channel_id === value
        const look = channel.is_available ? isChosen && styles.chosen : styles.closed
        return (
          <label key={channel.channel_id} className={`${styles.channel} ${look || ''}`}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={isChosen}
              disabled={!channel.is_available}
              onChange={() => onChange(channel.channel_id)}
            />
            <AtmArt />
            <span className={styles.words}>
              <span className={styles.name}>{channel.name}</span>
              <span className={styles.how}>{text.atm}</span>
              <span className={`${styles.limits} num`}>
                {text.limits(wholeText(channel.min_amount), wholeText(channel.max_amount))}
                {' · '}
                {isBelow('0', channel.fee) ? text.feeOf(moneyText(channel.fee)) : text.noFee}
              </span>
            </span>
            {channel.is_available ? (
              isChosen && <Icon shape={checkCircle} className={styles.tick} />
            ) : (
              <StatusPill tone="warn">{text.closed}</StatusPill>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
