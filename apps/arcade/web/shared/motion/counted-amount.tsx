import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'
import { writeText } from './write-text.ts'

interface CountedAmountProps {
  /** Minor units. */
  readonly amount: bigint
  /** Milliseconds from the amount that was shown before to this one; 0 shows it at once. */
  readonly countMs: number
  /** Called at most every 90 ms while it counts. */
  readonly onStep?: (() => void) | undefined
  /** Whether the first amount is counted up to as well, from zero. */
  readonly fromZero?: boolean
  readonly format?: (minor: bigint) => string
  readonly className?: string | undefined
}

const STEP_MS = 90
/** New figures at most so often: nobody reads more, and each one has its box laid out and painted. */
const FIGURE_MS = 45

/** An amount that counts up or down to the next. It writes its text by itself: nothing is rendered as it counts. */
export function CountedAmount(props: CountedAmountProps) {
  const { amount, countMs, fromZero = false, className } = props
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(fromZero ? 0n : amount)
  const latest = useRef(props)
  latest.current = props
  useLayoutEffect(() => {
    const show = (minor: bigint) => {
      shown.current = minor
      writeText(element.current, (latest.current.format ?? formatAmount)(minor))
    }
    const from = shown.current
    const isAtOnce = from === amount || countMs === 0 || prefersReducedMotion()
    if (isAtOnce || typeof requestAnimationFrame !== 'function') return show(amount)
    show(from)
    let start: number | null = null
    let lastStep = 0
    let lastFigure = 0
    const tick = (now: number) => {
      start ??= now
      const share = Math.min(1, (now - start) / countMs)
      if (share === 1 || now - lastFigure >= FIGURE_MS) {
        lastFigure = now
        const eased = 1 - (1 - share) ** 3
        show(from + ((amount - from) * BigInt(Math.round(eased * 10_000))) / 10_000n)
      }
      if (now - lastStep > STEP_MS) {
        lastStep = now
        latest.current.onStep?.()
      }
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [amount, countMs])
  return <span ref={element} className={className} />
}
