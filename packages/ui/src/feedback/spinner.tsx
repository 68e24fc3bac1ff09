import { classNames } from '../theme/class-names.ts'
import styles from './spinner.module.css'

/** A loading spinner in the text colour; decorative, its parent provides the accessible text. */
export function Spinner({ size = 'm', className }: { size?: 'm' | 'l'; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classNames(styles.spinner, styles[size], className)}>
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
