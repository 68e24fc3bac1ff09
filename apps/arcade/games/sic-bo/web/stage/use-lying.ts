import { useEffect, useEffectEvent, useState } from 'react'
import { LIE_MS } from '../dice/dice-motion.ts'
import type { RollView } from './roll-view.ts'

/** Whether the dice lie: before the server says so they do at the end of their way. */
export function useLying({ phase, roll, elapsedMs }: RollView): boolean {
  const [lying, setLying] = useState<number | null>(null)
  const startTimer = useEffectEvent(() =>
    window.setTimeout(() => setLying(roll), Math.max(0, LIE_MS - elapsedMs)),
  )
  useEffect(() => {
    if (phase !== 'rolling' || roll === null) return
    const timer = startTimer()
    return () => window.clearTimeout(timer)
  }, [phase, roll])
  return phase === 'result' || (phase === 'rolling' && lying === roll)
}
