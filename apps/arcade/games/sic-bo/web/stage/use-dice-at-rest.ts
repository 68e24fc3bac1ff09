import { useEffect, useEffectEvent, useState } from 'react'
import type { RollView } from './roll-view.ts'

/** Whether the dice are at rest: when their animation ends, or earlier when the server says so. */
export function useDiceAtRest({ phase, roll, elapsedMs, rollMs }: RollView): boolean {
  const [restingRoll, setRestingRoll] = useState<number | null>(null)
  const startTimer = useEffectEvent(() =>
    window.setTimeout(() => setRestingRoll(roll), Math.max(0, rollMs - elapsedMs)),
  )
  useEffect(() => {
    if (phase !== 'rolling' || roll === null) return
    const timer = startTimer()
    return () => window.clearTimeout(timer)
  }, [phase, roll])
  return phase === 'result' || (phase === 'rolling' && restingRoll === roll)
}
