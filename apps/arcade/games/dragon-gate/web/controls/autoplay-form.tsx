import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { dragonGateText } from '../../text.ts'
import type { Autoplay } from '../autoplay.ts'
import { ChoiceRow } from './choice-row.tsx'
import styles from './choices.module.css'

const counts = [10, 25, 50]
const winTimes = [10, 50, 100]
const lossTimes = [10, 25, 50]

/** Form for the number of auto spins and their stop conditions; a loss limit has to be chosen. */
export function AutoplayForm({
  bet,
  onStart,
}: {
  readonly bet: string
  readonly onStart: (auto: Autoplay) => void
}) {
  const text = useText(dragonGateText)
  const [left, setLeft] = useState(counts[0] ?? 10)
  const [times, setTimes] = useState(0)
  const [lossLimit, setLossLimit] = useState(0)
  const lossOf = (value: number) => toMinor(bet) * BigInt(value)
  return (
    <>
      <ChoiceRow
        label={text.autoTimes}
        value={left}
        onChoose={setLeft}
        choices={counts.map((count) => ({ value: count, label: `${count}` }))}
      />
      <ChoiceRow
        label={text.autoStopAbove}
        value={times}
        onChoose={setTimes}
        choices={[
          { value: 0, label: text.autoNever },
          ...winTimes.map((value) => ({ value, label: text.stakeTimes(value) })),
        ]}
      />
      <ChoiceRow
        label={text.autoLossLimit}
        value={lossLimit}
        onChoose={setLossLimit}
        choices={lossTimes.map((value) => ({ value, label: formatWholeAmount(lossOf(value)) }))}
      />
      <p className={styles.note}>{lossLimit === 0 ? text.autoLossLimitMissing : text.autoFree}</p>
      <Button
        block
        disabled={lossLimit === 0}
        onClick={() =>
          onStart({
            left,
            winAtLeastMinor: times === 0 ? null : toMinor(bet) * BigInt(times),
            lossLimitMinor: lossOf(lossLimit),
            lostMinor: 0n,
          })
        }
      >
        {text.autoStart}
      </Button>
    </>
  )
}
