import { useSyncExternalStore } from 'react'

/** Delay after the page's load until parts that are not needed at first may load. */
const DELAY_MS = 2_500

let isIdle = false
const waiting = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  waiting.add(notify)
  if (waiting.size === 1 && !isIdle)
    setTimeout(() => {
      isIdle = true
      for (const each of waiting) each()
    }, DELAY_MS)
  return () => waiting.delete(notify)
}

/** Whether the first screen has had its time; false on the server. */
export const useIsIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isIdle,
    () => false,
  )
