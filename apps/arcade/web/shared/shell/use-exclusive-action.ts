import { useRef, useState } from 'react'

/** Runs one action at a time. Actions started while one is running are dropped, even within the same frame. */
export function useExclusiveAction<Kind extends string>() {
  const [current, setCurrent] = useState<Kind | null>(null)
  const isOn = useRef(false)
  /** Resolves with what the action gives; with undefined when it was dropped. */
  const run = async <Value>(kind: Kind, action: () => Promise<Value>): Promise<Value | undefined> => {
    if (isOn.current) return undefined
    isOn.current = true
    setCurrent(kind)
    try {
      return await action()
    } finally {
      isOn.current = false
      setCurrent(null)
    }
  }
  return { current, isOn, run }
}
