import { useRef, useState } from 'react'

/** Runs one action at a time. Actions started while one is running are dropped, even within the same frame. */
export function useExclusiveAction<Kind extends string>() {
  const [current, setCurrent] = useState<Kind | null>(null)
  const isOn = useRef(false)
  const last = useRef(0)
  /**
   * Resolves with what the action gives; with undefined when it was dropped. An action may tell that it is over before it resolves, with
   * its last change, so that both are rendered at once.
   */
  const run = async <Value>(
    kind: Kind,
    action: (end: () => void) => Promise<Value>,
  ): Promise<Value | undefined> => {
    if (isOn.current) return undefined
    isOn.current = true
    setCurrent(kind)
    last.current += 1
    const own = last.current
    const end = () => {
      if (last.current !== own) return
      isOn.current = false
      setCurrent(null)
    }
    try {
      return await action(end)
    } finally {
      end()
    }
  }
  return { current, isOn, run }
}
