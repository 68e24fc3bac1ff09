import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import { megaphone, pause, play } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './notice-bar.module.css'

const SPEED_PX_PER_S = 46

export interface NoticeBarProps {
  /** Accessible name of the region. */
  label: string
  /** Plain text, or links. */
  children: ReactNode
}

/** A scrolling line of notices. It scrolls only if the text does not fit, stops while touched, and has a pause button. */
export function NoticeBar({ label, children }: NoticeBarProps) {
  const labels = useLabels()
  const line = useRef<HTMLDivElement>(null)
  const [runMs, setRunMs] = useState<number>()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const text = element.firstElementChild
      const isLong = text !== null && text.scrollWidth > element.clientWidth
      setRunMs(isLong ? Math.round((text.scrollWidth / SPEED_PX_PER_S) * 1000) : undefined)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  const isLong = runMs !== undefined
  return (
    <section aria-label={label} className={styles.bar}>
      <Icon shape={megaphone} className={styles.icon} />
      <div
        ref={line}
        className={classNames(styles.line, isLong && styles.running, isPaused && styles.paused)}
        style={isLong ? { '--run': `${runMs}ms` } : undefined}
      >
        <span className={styles.text}>{children}</span>
        {isLong ? (
          <span className={styles.text} aria-hidden inert>
            {children}
          </span>
        ) : null}
      </div>
      {isLong ? (
        <IconButton
          shape={isPaused ? play : pause}
          label={isPaused ? labels.play : labels.pause}
          className={styles.pause}
          onClick={() => setPaused(!isPaused)}
        />
      ) : null}
    </section>
  )
}
