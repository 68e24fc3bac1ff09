import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Runs `action` one at a time: calls while the last promise is pending are ignored, even within the same frame.
 * A rejection is reported to the page's error handler.
 */
export function usePending<Args extends unknown[]>(action: ((...args: Args) => unknown) | undefined) {
  const isRunning = useRef(false)
  const isMounted = useRef(true)
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const run = useCallback(
    (...args: Args): void => {
      if (isRunning.current) return
      const result = action?.(...args)
      if (!(result instanceof Promise)) return
      isRunning.current = true
      setPending(true)
      const unlock = () => {
        isRunning.current = false
        if (isMounted.current) setPending(false)
      }
      result.then(unlock, (error: unknown) => {
        unlock()
        reportError(error)
      })
    },
    [action],
  )
  return { isPending, run }
}

/** True after `isActive` has been true for `delayMs`, so that a spinner does not flash. */
export function useDelayedFlag(isActive: boolean, delayMs = 300): boolean {
  const [isSlow, setSlow] = useState(false)
  const settle = useEffectEvent(() => setSlow(false))
  useEffect(() => {
    if (!isActive) {
      settle()
      return
    }
    const timer = setTimeout(() => setSlow(true), delayMs)
    return () => clearTimeout(timer)
  }, [isActive, delayMs])
  return isActive && isSlow
}
