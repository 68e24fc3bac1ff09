import { useLabels } from '../i18n/labels.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './badge.module.css'

/** A count badge; hidden at zero, `99+` above 99. */
export function Badge({ count, className }: { count: number; className?: string | undefined }) {
  const labels = useLabels()
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, 'num', className)}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{labels.unread(count)}</span>
    </span>
  )
}
