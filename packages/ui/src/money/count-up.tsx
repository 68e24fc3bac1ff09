import {
  type Currency,
  formatDisplayAmount,
  formatMoneyAmount,
  type Minor,
  minor,
  parseMoney,
} from '@gamehall/money'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import { prefersReducedMotion } from '../theme/reduced-motion.ts'
import styles from './count-up.module.css'

const STEPS = 1_000

/** The eased amount at `progress` (0 to 1), in whole minor units. */
export function interpolateAmount(from: Minor, to: Minor, progress: number): Minor {
  const eased = 1 - (1 - progress) ** 3
  return minor(from + ((to - from) * BigInt(Math.round(eased * STEPS))) / BigInt(STEPS))
}

export interface CountUpProps {
  /** A wire amount (decimal string). A change animates from the old amount to the new one. */
  amount: string
  currency?: Currency
  durationMs?: number
  className?: string | undefined
}

/** An amount that animates to its new value with a short glow; without animation under reduced motion. */
export function CountUp({ amount, currency = 'TWD', durationMs = 700, className }: CountUpProps) {
  const [shown, setShown] = useState(() => formatMoneyAmount(amount, currency))
  const [direction, setDirection] = useState<'up' | 'down'>()
  const lastAmount = useRef(amount)
  useEffect(() => {
    const from = parseMoney(lastAmount.current, currency, { allowNegative: true })
    const to = parseMoney(amount, currency, { allowNegative: true })
    lastAmount.current = amount
    if (!from.ok || !to.ok || from.minor === to.minor || prefersReducedMotion()) {
      // Also ends an animation that a hidden page interrupted.
      setShown(formatMoneyAmount(amount, currency))
      setDirection(undefined)
      return
    }
    setDirection(to.minor > from.minor ? 'up' : 'down')
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs))
      setShown(
        formatDisplayAmount(interpolateAmount(from.minor, to.minor, progress), currency).replace(
          '-',
          '\u2212',
        ),
      )
      if (progress < 1) frame = requestAnimationFrame(step)
      else setDirection(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, currency, durationMs])
  return (
    <span data-live className={classNames(styles.count, 'num', direction && styles[direction], className)}>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{formatMoneyAmount(amount, currency)}</span>
    </span>
  )
}
