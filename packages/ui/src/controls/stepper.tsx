import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { minus, plus } from '../icons/icon-set.ts'
import styles from './stepper.module.css'

export interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** A number input with buttons to decrease and increase. */
export function Stepper({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const labels = useLabels()
  const change = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <fieldset aria-label={label} className={styles.stepper}>
      <IconButton shape={minus} label={labels.less} disabled={value <= min} onClick={() => change(-step)} />
      <output className={`${styles.value} num`}>{value}</output>
      <IconButton shape={plus} label={labels.more} disabled={value >= max} onClick={() => change(step)} />
    </fieldset>
  )
}
