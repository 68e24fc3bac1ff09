import { useRef, useState } from 'react'

/** A word that changes once it was said twice in a row: one odd picture changes nothing. */
export function useSteady<T>(first: T): readonly [T, (value: T) => void] {
  const [steady, setSteady] = useState(first)
  const last = useRef(first)
  const say = (value: T) => {
    if (last.current === value) setSteady(value)
    last.current = value
  }
  return [steady, say]
}
