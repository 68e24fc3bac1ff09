import { useEffect, useState } from 'react'

/** The value after it has not changed for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
