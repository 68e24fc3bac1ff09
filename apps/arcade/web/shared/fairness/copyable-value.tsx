import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import styles from './fairness-panel.module.css'

/** A labelled value with a copy button. */
export function CopyableValue({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.row}>
      <div className={styles.value}>
        <span className={styles.label}>{label}</span>
        <code className={styles.code}>{value}</code>
      </div>
      <CopyButton text={value} what={label} />
    </div>
  )
}
