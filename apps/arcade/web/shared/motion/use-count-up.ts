import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'

/**
 * Animates an amount in minor units from the shown value to `target` and returns the value to show. `onStep` is called at most
 * every 90 ms while it runs. `fromZero` also animates the first value.
 */
export function useCountUp(
  target: bigint,
  durationMs: number,
  onStep?: () => void,
  fromZero = false,
): bigint {
  const [shown, setShown] = useState(fromZero ? 0n : target)
  const shownRef = useRef(shown)
  const stepRef = useRef(onStep)
  stepRef.current = onStep
  useEffect(() => {
    const from = shownRef.current
    const show = (value: bigint) => {
      shownRef.current = value
      setShown(value)
    }
    if (from === target) return
    if (durationMs === 0 || prefersReducedMotion() || typeof requestAnimationFrame !== 'function') {
      show(target)
      return
    }
    let frame = 0
    let start = 0
    let lastStep = 0
    const tick = (now: number) => {
      if (start === 0) start = now
      const share = Math.min(1, (now - start) / durationMs)
      const eased = 1 - (1 - share) ** 3
      show(from + ((target - from) * BigInt(Math.round(eased * 10_000))) / 10_000n)
      if (now - lastStep > 90) {
        lastStep = now
        stepRef.current?.()
      }
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [target, durationMs])
  return shown
}
