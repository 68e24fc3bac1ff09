import { useId } from 'react'
import styles from './autoplay-sheet.module.css'

interface ChoiceRowProps {
  readonly label: string
  readonly value: number
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  readonly onChoose: (value: number) => void
}

/** A labelled row of radio buttons. */
export function ChoiceRow({ label, value, choices, onChoose }: ChoiceRowProps) {
  const name = useId()
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.answers}>
        {choices.map((choice) => (
          <label key={choice.value} className={`num ${styles.answer}`}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
