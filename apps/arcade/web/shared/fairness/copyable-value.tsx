import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import styles from './fairness-panel.module.css'

interface CopyableValueProps {
  readonly label: string
  readonly value: string | null
  /** What is shown, with nothing to copy, while there is no value. */
  readonly absent?: string
}

/** A labelled value with a copy button. */
export function CopyableValue({ label, value, absent }: CopyableValueProps) {
  return (
    <div className={styles.row}>
      <div className={styles.value}>
        <span className={styles.label}>{label}</span>
        <code className={styles.code}>{value ?? absent}</code>
      </div>
      {value === null ? null : <CopyButton text={value} what={label} />}
    </div>
  )
}
