import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `delayMs`: what is worth asking the hall about. */
export function useDebounced<Value>(value: Value, delayMs = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
