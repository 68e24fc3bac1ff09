import type { MouseEvent } from 'react'
import { navigate } from './navigator.ts'
import type { Href } from './paths.ts'

/** Navigates by the router on a plain click; leaves modified clicks (such as a new tab) to the browser. */
export function followLink(
  event: MouseEvent,
  target: Href,
  options: { readonly replace?: boolean } = {},
): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (event.defaultPrevented || !isPlain) return
  event.preventDefault()
  navigate(target, options)
}
