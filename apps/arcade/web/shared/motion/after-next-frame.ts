import { useEffect, useState } from 'react'

/**
 * Runs what decorates a change once the frame that shows the change was painted: both together would make one long frame. At once while
 * the page is hidden, which paints none.
 */
export function afterNextFrame(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/** A value, for what follows its change a frame later. */
export function useAfterNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(() => value)
  useEffect(() => {
    let isLatest = true
    afterNextFrame(() => isLatest && setShown(() => value))
    return () => {
      isLatest = false
    }
  }, [value])
  return shown
}
