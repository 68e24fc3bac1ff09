import { useEffect, useEffectEvent, useState } from 'react'
import { useLabels } from '../i18n/labels.tsx'

/** Formats seconds as `23:41:08`; from one day on with the days in front, formatted by `days`. */
export function formatClock(totalSeconds: number, days: (count: number) => string): string {
  const seconds = Math.max(0, totalSeconds)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  const dayCount = Math.floor(seconds / 86_400)
  return dayCount > 0 ? `${days(dayCount)} ${clock}` : clock
}

/**
 * Whole seconds until `untilMs` (epoch ms) by the clock `now`, which may follow the server's.
 * Calls `onEnd` once at zero, also after the page was suspended.
 */
export function useSecondsLeft(untilMs: number, now: () => number = Date.now, onEnd?: () => void): number {
  const read = () => Math.max(0, Math.ceil((untilMs - now()) / 1000))
  const [left, setLeft] = useState(read)
  const readNow = useEffectEvent(read)
  const msToNextSecond = useEffectEvent(() => (untilMs - now()) % 1000 || 1000)
  const end = useEffectEvent(() => onEnd?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new deadline restarts the clock
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const seconds = readNow()
      setLeft(seconds)
      if (seconds > 0) timer = setTimeout(tick, msToNextSecond())
      else end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [untilMs])
  return left
}

export interface CountdownProps {
  /** The instant it counts down to, in epoch ms. */
  untilMs: number
  /** The clock; the device's by default. */
  now?: () => number
  onEnd?: () => void
  className?: string | undefined
}

/** The remaining time, updated every second. */
export function Countdown({ untilMs, now, onEnd, className }: CountdownProps) {
  const labels = useLabels()
  const left = useSecondsLeft(untilMs, now, onEnd)
  return (
    <span role="timer" className={className === undefined ? 'num' : `num ${className}`}>
      {formatClock(left, labels.days)}
    </span>
  )
}
