import { useEffect, useState } from 'react'

const SILENT_AFTER_MS = 8_000
const LATE_AFTER_MS = 20_000

/** The loading phase of a game: after 8 s (`silent`) it is shown without a ready message, after 20 s (`late`) a reload is offered. */
export function useLoadingPhase(isReady: boolean): 'early' | 'silent' | 'late' {
  const [lateness, setLateness] = useState<'early' | 'silent' | 'late'>('early')
  useEffect(() => {
    if (isReady) return
    const silent = setTimeout(() => setLateness('silent'), SILENT_AFTER_MS)
    const late = setTimeout(() => setLateness('late'), LATE_AFTER_MS)
    return () => {
      clearTimeout(silent)
      clearTimeout(late)
    }
  }, [isReady])
  return lateness
}
