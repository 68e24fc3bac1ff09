import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { windowTimer } from '../../../web/shared/motion/skippable-timer.ts'
import type { DragonGateRound } from '../schemas.ts'
import { type Autoplay, continueAutoplay } from './autoplay.ts'

const AUTO_GAP_MS = 420

/** Holds the autoplay state and starts the next spin when the slot is idle. */
export function useAutoplay(isResting: boolean, spin: () => void) {
  const [auto, setAuto] = useState<Autoplay | null>(null)
  const current = useRef<Autoplay | null>(null)
  const keep = useCallback((next: Autoplay | null) => {
    current.current = next
    setAuto(next)
  }, [])
  const spinAgain = useEffectEvent(spin)
  useEffect(() => {
    if (auto === null || !isResting) return
    const timer = windowTimer.set(() => spinAgain(), AUTO_GAP_MS)
    return () => windowTimer.clear(timer)
  }, [auto, isResting])
  const advance = (round: DragonGateRound) => {
    if (current.current !== null) keep(continueAutoplay(current.current, round))
  }
  return { auto, keep, advance }
}
