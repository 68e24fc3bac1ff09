import { useEffect, useEffectEvent } from 'react'
import { prefersReducedMotion } from '../../../../web/shared/motion/reduced-motion.ts'
import { untilNextStep } from './reduced-motion-step.ts'

/** Calls `draw` before each frame while `isOn`, with reduced motion ten times a second, with the time of `performance.now()`. */
export function useFrames(isOn: boolean, draw: (timeMs: number) => void): void {
  const onFrame = useEffectEvent(draw)
  useEffect(() => {
    if (!isOn || typeof requestAnimationFrame !== 'function') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = requestAnimationFrame(next)
    function next(timeMs: number): void {
      onFrame(timeMs)
      if (prefersReducedMotion()) timer = setTimeout(ask, untilNextStep())
      else ask()
    }
    function ask(): void {
      frame = requestAnimationFrame(next)
    }
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [isOn])
}
