import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useState } from 'react'
import { useText } from '../../../../web/shared/i18n/use-text.ts'
import { formatStake, toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import type { Autoplay } from '../autoplay.ts'
import { ChoiceRow } from './choice-row.tsx'
import styles from './choices.module.css'

const counts = [10, 25, 50]
const winTimes = [10, 50, 100]
const balanceShares = [75, 50, 25]

/** Form for the number of auto spins and their stop conditions. */
export function AutoplayForm({
  bet,
  onStart,
}: {
  readonly bet: string
  readonly onStart: (auto: Autoplay) => void
}) {
  const { balance } = useGameKit()
  const text = useText(dragonGateText)
  const [left, setLeft] = useState(counts[0] ?? 10)
  const [times, setTimes] = useState(0)
  const [share, setShare] = useState(0)
  const balanceMinor = toMinor(balance)
  const floorOf = (percent: number) => ((balanceMinor * BigInt(percent)) / 10_000n) * 100n
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
        label={text.autoStopBelow}
        value={share}
        onChoose={setShare}
        choices={[
          { value: 0, label: text.autoNever },
          ...balanceShares.map((value) => ({ value, label: formatStake(floorOf(value)) })),
        ]}
      />
      <p className={styles.note}>{text.autoFree}</p>
      <Button
        block
        onClick={() =>
          onStart({
            left,
            winAtLeastMinor: times === 0 ? null : toMinor(bet) * BigInt(times),
            balanceBelowMinor: share === 0 ? null : floorOf(share),
          })
        }
      >
        {text.autoStart}
      </Button>
    </>
  )
}
