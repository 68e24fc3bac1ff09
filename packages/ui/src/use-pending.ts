import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Runs `action` one at a time: a call that comes while the last one's promise is pending does nothing,
 * even within the same frame. What the promise rejects with is reported to the page's error handler.
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

/** True once `isActive` has lasted for `delayMs`: a spinner that never flashes. */
export function useSlow(isActive: boolean, delayMs = 300): boolean {
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
