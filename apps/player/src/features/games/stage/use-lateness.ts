import { useEffect, useState } from 'react'

const SILENT_AFTER_MS = 8_000
const LATE_AFTER_MS = 20_000

/** How long a game has been loading: after a while a silent one is shown as it is, after a long while a reload is offered. */
export function useLateness(isReady: boolean): 'early' | 'silent' | 'late' {
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
