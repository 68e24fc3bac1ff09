let isTracked = false
let isPointerLast = false
let isPointed = false

/**
 * Whether a pointer has put the focus where it is. `:focus-visible` does not tell: browsers may set it at the first key that is
 * pressed after the click. A focus that a program or a screen reader moves is not pointed, unless the pointer was used last.
 */
export const isFocusPointed = (): boolean => isPointed

/** Begins to follow where the focus comes from, once for the page. */
export function trackFocus(): void {
  if (isTracked) return
  isTracked = true
  window.addEventListener(
    'pointerdown',
    () => {
      isPointerLast = true
      isPointed = true
    },
    true,
  )
  window.addEventListener(
    'keydown',
    () => {
      isPointerLast = false
    },
    true,
  )
  window.addEventListener(
    'focusin',
    () => {
      isPointed = isPointerLast
    },
    true,
  )
}
