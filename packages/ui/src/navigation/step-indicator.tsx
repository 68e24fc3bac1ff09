import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/icon-set.ts'
import styles from './step-indicator.module.css'

export interface StepIndicatorProps {
  /** Accessible name of the steps. */
  label: string
  steps: readonly { key: string; name: string }[]
  /** The key of the current step. */
  now: string
}

/** The progress through a few steps: completed ones have a check mark, the current one is gold. */
export function StepIndicator({ label, steps, now }: StepIndicatorProps) {
  const currentIndex = steps.findIndex(({ key }) => key === now)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, name }, index) => (
        <li
          key={key}
          className={index < currentIndex ? styles.done : index === currentIndex ? styles.now : styles.todo}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <span className={`${styles.dot} num`}>
            {index < currentIndex ? <Icon shape={check} size="s" /> : index + 1}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
