import { classNames } from '../theme/class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** The current value; clamped to 0 and `max`. */
  value: number
  max: number
  /** Accessible name. */
  label: string
  /** Announced instead of a percentage: `7 / 19`. */
  valueText?: string
  tone?: 'gold' | 'info' | 'win'
  className?: string | undefined
}

/** A progress bar. */
export function ProgressBar({ value, max, label, valueText, tone = 'info', className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      className={classNames(styles.track, className)}
    >
      <div className={classNames(styles.done, styles[tone])} style={{ '--share': share }} />
    </div>
  )
}
