import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { minus, plus } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useId, useState } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { plinkoText } from '../../text.ts'
import styles from './controls.module.css'
import { nextStep, readWhole } from './number-steps.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** The values of the buttons, ascending; any whole number may be typed. */
  readonly steps: readonly number[]
  readonly problem: string
  readonly isDisabled: boolean
  readonly onChange: (value: number) => void
  readonly onValidity: (isValid: boolean) => void
  /** Whether more of it makes a round busier (`data-most`). */
  readonly isMost?: boolean
}

/** A whole number with buttons for less and more. What is typed counts once it is within the range. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, steps, problem, isDisabled, onChange, onValidity, isMost } = props
  const { sounds } = useGameKit()
  const text = useText(plinkoText)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = typed === null || readWhole(typed, min, max) !== null
  const choose = (next: number) => {
    sounds.bet()
    setTyped(null)
    onValidity(true)
    onChange(Math.min(max, Math.max(min, next)))
  }
  const type = (input: string) => {
    setTyped(input)
    const read = readWhole(input, min, max)
    onValidity(read !== null)
    if (read !== null) onChange(read)
  }
  return (
    <div className={styles.cell}>
      <div className={styles.field}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.less(label)}
          disabled={isDisabled || value <= min}
          onClick={() => choose(nextStep(steps, value, -1))}
        >
          <Icon shape={minus} size="s" />
        </button>
        <label className={styles.entry} htmlFor={id}>
          <span>{label}</span>
          <input
            id={id}
            className="num"
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            disabled={isDisabled}
            value={typed ?? value.toLocaleString('en')}
            aria-invalid={!isValid}
            aria-describedby={isValid ? undefined : `${id}-problem`}
            onChange={(event) => type(event.target.value)}
            onBlur={() => isValid && setTyped(null)}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <button
          type="button"
          className={styles.step}
          aria-label={text.more(label)}
          data-most={isMost}
          disabled={isDisabled || value >= max}
          onClick={() => choose(nextStep(steps, value, 1))}
        >
          <Icon shape={plus} size="s" />
        </button>
      </div>
      {isValid ? null : (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
