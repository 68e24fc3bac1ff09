import { useLayoutEffect, useRef } from 'react'

/** The second tap of a double tap falls within this time. */
const GUARD_MS = 500

/**
 * For a control that does something else after it was pressed: returns whether a press is meant for what it does now. Within half a
 * second after `meaning` has changed, it may be the second tap of a double tap, and must not spend money or take back a bet.
 */
export function usePressGuard(meaning: string): () => boolean {
  const shown = useRef({ meaning, since: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (shown.current.meaning !== meaning) shown.current = { meaning, since: performance.now() }
  }, [meaning])
  return () => performance.now() - shown.current.since >= GUARD_MS
}
