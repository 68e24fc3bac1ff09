import type { ReactNode } from 'react'
import { useLabels } from '../i18n/labels.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './timeline.module.css'

export interface TimelineStep {
  key: string
  title: ReactNode
  detail?: ReactNode
  state: 'done' | 'now' | 'todo' | 'failed'
}

/** A timeline of an order's past, current and next steps. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const labels = useLabels()
  const words = { done: labels.done, now: labels.current, failed: labels.failed, todo: undefined }
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.title}>
            {step.title}
            {words[step.state] === undefined ? null : <span className="sr-only"> ({words[step.state]})</span>}
          </span>
          {step.detail === undefined ? null : (
            <span className={classNames(styles.detail, 'num')}>{step.detail}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
