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
/** New figures so often, by a timer: nobody reads more, each one has its box laid out and painted, and a callback for each frame makes a frame by itself. */
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
    if (from === amount || countMs === 0 || prefersReducedMotion()) return show(amount)
    show(from)
    const start = performance.now()
    let lastStep = 0
    const tick = () => {
      const passed = performance.now() - start
      const share = Math.min(1, passed / countMs)
      const eased = 1 - (1 - share) ** 3
      show(from + ((amount - from) * BigInt(Math.round(eased * 10_000))) / 10_000n)
      if (passed - lastStep >= STEP_MS) {
        lastStep = passed
        latest.current.onStep?.()
      }
      if (share < 1) timer = setTimeout(tick, Math.min(FIGURE_MS, countMs - passed))
    }
    let timer = setTimeout(tick, Math.min(FIGURE_MS, countMs))
    return () => clearTimeout(timer)
  }, [amount, countMs])
  return <span ref={element} className={className} />
}
