import { Icon } from './icon.tsx'
import { check } from './icons/icon-set.ts'
import styles from './step-head.module.css'

export interface StepHeadProps {
  /** Accessible name of the steps. */
  label: string
  steps: readonly { key: string; name: string }[]
  /** The key of the current step. */
  now: string
}

/** The progress through a few steps: completed ones have a check mark, the current one is gold. */
export function StepHead({ label, steps, now }: StepHeadProps) {
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
