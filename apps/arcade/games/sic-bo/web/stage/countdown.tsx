import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { sicBoText } from '../../text.ts'
import { LAST_SECONDS, type RollView } from './roll-view.ts'
import styles from './sic-bo-stage.module.css'

const SECOND_MS = 1_000
const LOOK_MS = 200

interface CountdownProps {
  readonly phase: RollView['phase']
  /** How long the round takes bets. */
  readonly bettingMs: number
  readonly readLeftMs: () => number
  /** A second begins, of so many that are left; the last is 1. */
  readonly onSecond: (left: number) => void
}

/** The seconds until betting closes in a closing ring; else the name of the phase. */
export function Countdown({ phase, bettingMs, readLeftMs, onSecond }: CountdownProps) {
  const text = useText(sicBoText)
  const [seconds, setSeconds] = useState(0)
  const look = useEffectEvent(() => {
    const next = Math.ceil(readLeftMs() / SECOND_MS)
    if (next === seconds) return
    setSeconds(next)
    if (next > 0) onSecond(next)
  })
  useEffect(() => {
    if (phase !== 'betting') return
    look()
    const timer = window.setInterval(() => look(), LOOK_MS)
    return () => window.clearInterval(timer)
  }, [phase])
  const isOpen = phase === 'betting'
  return (
    <div className={styles.clockPlace}>
      <div className={styles.clock} data-phase={phase} data-late={isOpen && seconds <= LAST_SECONDS}>
        <span
          className={styles.ring}
          style={
            {
              '--share': isOpen ? Math.min(1, (seconds * SECOND_MS) / bettingMs) : 0,
            } as CSSProperties
          }
        >
          <b className={`num ${styles.seconds}`}>{isOpen ? seconds : ''}</b>
        </span>
        <span role="status" className={styles.phase}>
          {text.phases[phase]}
        </span>
      </div>
    </div>
  )
}
