import { type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { deposit } from './icons/icon-set.ts'
import { useLabels } from './labels.tsx'
import styles from './pull-to-refresh.module.css'
import { Spinner } from './spinner.tsx'

const RELEASE_AT_PX = 64
const MOST_PX = 110
const SAY_MS = 900

type Phase = 'idle' | 'pull' | 'release' | 'refreshing' | 'refreshed' | 'refreshFailed'

export interface PullToRefreshProps {
  /** A rejection shows as failed. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Pulls the page down to load it anew: pull, release, loading, done or failed, each in words. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const labels = useLabels()
  const [phase, setPhase] = useState<Phase>('idle')
  const content = useRef<HTMLDivElement>(null)
  const startY = useRef<number>(undefined)
  const pulledPx = useRef(0)
  const setOffset = useCallback((px: number) => content.current?.style.setProperty('--pull', `${px}px`), [])
  useEffect(() => {
    if (phase !== 'refreshed' && phase !== 'refreshFailed') return
    const timer = setTimeout(() => {
      setPhase('idle')
      setOffset(0)
    }, SAY_MS)
    return () => clearTimeout(timer)
  }, [phase, setOffset])
  const refresh = async () => {
    setPhase('refreshing')
    setOffset(RELEASE_AT_PX)
    try {
      await onRefresh()
      setPhase('refreshed')
    } catch {
      setPhase('refreshFailed')
    }
  }
  const isPulling = phase === 'idle' || phase === 'pull' || phase === 'release'
  const handleMove = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (startY.current === undefined || y === undefined || !isPulling) return
    // Rubber: the further, the harder.
    const distance = Math.min(MOST_PX, Math.max(0, (y - startY.current) * 0.5))
    if (distance === 0 && pulledPx.current === 0) return
    pulledPx.current = distance
    setOffset(distance)
    setPhase(distance === 0 ? 'idle' : distance >= RELEASE_AT_PX ? 'release' : 'pull')
  }
  const handleEnd = () => {
    const distance = pulledPx.current
    startY.current = undefined
    pulledPx.current = 0
    if (distance === 0) return
    if (distance >= RELEASE_AT_PX) void refresh()
    else {
      setPhase('idle')
      setOffset(0)
    }
  }
  return (
    <div
      onTouchStart={(event) => {
        startY.current = window.scrollY <= 0 && isPulling ? event.touches[0]?.clientY : undefined
      }}
      onTouchMove={handleMove}
      onTouchEnd={handleEnd}
      onTouchCancel={handleEnd}
    >
      <div
        ref={content}
        className={classNames(styles.content, (phase === 'pull' || phase === 'release') && styles.held)}
      >
        <div className={styles.say} role="status">
          {phase === 'idle' ? null : phase === 'refreshing' ? (
            <Spinner />
          ) : phase === 'pull' || phase === 'release' ? (
            <Icon
              shape={deposit}
              size="s"
              className={classNames(styles.arrow, phase === 'release' && styles.turned)}
            />
          ) : null}
          {phase === 'idle' ? null : labels[phase]}
        </div>
        {children}
      </div>
    </div>
  )
}
