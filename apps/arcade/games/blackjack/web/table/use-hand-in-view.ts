import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a list whose rows do not all fit to its item at `index`, no further than it must. Returns the list's ref. */
export function useHandInView(index: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const hands = list.current
    const hand = hands?.children[index]
    if (!(hands instanceof HTMLElement) || !(hand instanceof HTMLElement)) return
    if (hands.scrollHeight <= hands.clientHeight) return
    const least = hand.offsetTop + hand.offsetHeight - hands.clientHeight
    hands.scrollTop = Math.min(hand.offsetTop, Math.max(least, hands.scrollTop))
  }, [index])
  return list
}
