import type { MouseEvent } from 'react'
import { navigate } from './navigator.ts'
import type { Href } from './paths.ts'

/** Lets the router follow a plain tap on a link; anything else (a new tab, a menu) stays the browser's. */
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
