import { useRef, useState } from 'react'

/** Runs one action at a time. Actions started while one is running are dropped, even within the same frame. */
export function useExclusiveAction<Kind extends string>() {
  const [current, setCurrent] = useState<Kind | null>(null)
  const isOn = useRef(false)
  const run = async (kind: Kind, action: () => Promise<void>) => {
    if (isOn.current) return
    isOn.current = true
    setCurrent(kind)
    try {
      await action()
    } finally {
      isOn.current = false
      setCurrent(null)
    }
  }
  return { current, isOn, run }
}
