import { Icon } from './icon.tsx'
import { check } from './icons/icon-set.ts'
import styles from './step-head.module.css'

export interface StepHeadProps {
  /** Spoken name of the steps as a whole. */
  label: string
  steps: readonly { key: string; name: string }[]
  /** The key of the step that is worked on. */
  now: string
}

/** Where one stands in a few steps: those done ticked, this one in gold. */
export function StepHead({ label, steps, now }: StepHeadProps) {
  const here = steps.findIndex(({ key }) => key === now)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, name }, index) => (
        <li
          key={key}
          className={index < here ? styles.done : index === here ? styles.now : styles.todo}
          aria-current={index === here ? 'step' : undefined}
        >
          <span className={`${styles.dot} num`}>
            {index < here ? <Icon shape={check} size="s" /> : index + 1}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  )
}
