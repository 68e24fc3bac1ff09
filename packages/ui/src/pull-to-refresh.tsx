import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { deposit } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import styles from './pull-to-refresh.module.css'
import { Spinner } from './spinner.tsx'
import { usePull } from './use-pull.ts'

export interface PullToRefreshProps {
  /** A rejection shows that the refresh failed. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Pull-to-refresh around a page; shows each phase as text. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const labels = useLabels()
  const { phase, content, handlers } = usePull(onRefresh)
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
