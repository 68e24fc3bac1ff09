import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Checkbox } from '@gamehall/ui/controls/checkbox.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { Sheet } from '../shell/sheet.tsx'
import type { AutoplaySettings } from './autoplay.ts'
import styles from './autoplay-sheet.module.css'
import { autoplayText } from './autoplay-text.ts'
import { ChoiceRow } from './choice-row.tsx'

interface AutoplaySheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What one round costs now, in minor units. */
  readonly stakeMinor: bigint
  /** Whether the game has features that may stop it. */
  readonly hasFeatures?: boolean
  readonly onStart: (settings: AutoplaySettings) => void
}

const ROUNDS = [10, 25, 50, 100]
const LOSS_TIMES = [5, 10, 25, 50]
const WIN_TIMES = [5, 10, 50, 100]

/** The choices of automatic play; it starts only with a loss limit. */
export function AutoplaySheet({ isOpen, onClose, ...form }: AutoplaySheetProps) {
  const text = useText(autoplayText)
  return (
    <Sheet title={text.title} isOpen={isOpen} onClose={onClose}>
      <AutoplayForm {...form} />
    </Sheet>
  )
}

function AutoplayForm({
  stakeMinor,
  hasFeatures = false,
  onStart,
}: Pick<AutoplaySheetProps, 'stakeMinor' | 'hasFeatures' | 'onStart'>) {
  const text = useText(autoplayText)
  const [rounds, setRounds] = useState(ROUNDS[0] ?? 10)
  const [lossTimes, setLossTimes] = useState(0)
  const [stopAt, setStopAt] = useState(0)
  const [isStoppedByAnyWin, setAnyWin] = useState(false)
  const [isStoppedByFeature, setFeature] = useState(true)
  const lossOf = (times: number) => stakeMinor * BigInt(times)
  return (
    <>
      <ChoiceRow
        label={text.rounds}
        value={rounds}
        onChoose={setRounds}
        choices={ROUNDS.map((value) => ({ value, label: `${value}` }))}
      />
      <ChoiceRow
        label={text.lossLimit}
        value={lossTimes}
        onChoose={setLossTimes}
        choices={LOSS_TIMES.map((value) => ({ value, label: formatWholeAmount(lossOf(value)) }))}
      />
      <ChoiceRow
        label={text.stopAt}
        value={stopAt}
        onChoose={setStopAt}
        choices={[
          { value: 0, label: text.never },
          ...WIN_TIMES.map((value) => ({ value, label: text.times(value) })),
        ]}
      />
      <div className={styles.checks}>
        <Checkbox checked={isStoppedByAnyWin} onChange={(event) => setAnyWin(event.target.checked)}>
          {text.anyWin}
        </Checkbox>
        {hasFeatures ? (
          <Checkbox checked={isStoppedByFeature} onChange={(event) => setFeature(event.target.checked)}>
            {text.feature}
          </Checkbox>
        ) : null}
      </div>
      <p className={styles.note}>{lossTimes === 0 ? text.lossLimitMissing : ''}</p>
      <Button
        block
        disabled={lossTimes === 0}
        onClick={() =>
          onStart({
            rounds,
            lossLimitMinor: lossOf(lossTimes),
            isStoppedByAnyWin,
            stopAtTimes: stopAt === 0 ? null : stopAt,
            isStoppedByFeature,
          })
        }
      >
        {text.start}
      </Button>
    </>
  )
}
