import { useRef, useState } from 'react'

/** A value that changes only after it was set twice in a row, so that single outliers are ignored. */
export function useStableValue<T>(first: T): readonly [T, (value: T) => void] {
  const [steady, setSteady] = useState(first)
  const last = useRef(first)
  const set = (value: T) => {
    if (last.current === value) setSteady(value)
    last.current = value
  }
  return [steady, set]
}
