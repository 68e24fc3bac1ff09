import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a list whose rows do not all fit to its item at `index`, no further than it must. Returns the list's ref. */
export function useScrollToItem(index: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const rows = list.current
    const item = rows?.children[index]
    if (!(rows instanceof HTMLElement) || !(item instanceof HTMLElement)) return
    if (rows.scrollHeight <= rows.clientHeight) return
    const least = item.offsetTop + item.offsetHeight - rows.clientHeight
    rows.scrollTop = Math.min(item.offsetTop, Math.max(least, rows.scrollTop))
  }, [index])
  return list
}
