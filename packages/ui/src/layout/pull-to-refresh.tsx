import type { ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import { deposit } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './pull-to-refresh.module.css'
import { usePullGesture } from './use-pull-gesture.ts'

export interface PullToRefreshProps {
  /** A rejection shows that the refresh failed. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Pull-to-refresh around a page; shows each phase as text. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const labels = useLabels()
  const { phase, content, handlers } = usePullGesture(onRefresh)
  const isHeld = phase === 'pull' || phase === 'release'
  return (
    <div {...handlers}>
      <div ref={content} className={classNames(styles.content, isHeld && styles.held)}>
        <div className={styles.say} role="status">
          {isHeld ? (
            <Icon
              shape={deposit}
              size="s"
              className={classNames(styles.arrow, phase === 'release' && styles.turned)}
            />
          ) : null}
          {phase === 'refreshing' ? <Spinner /> : null}
          {phase === 'idle' ? null : labels[phase]}
        </div>
        {children}
      </div>
    </div>
  )
}
