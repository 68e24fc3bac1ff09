export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Kept free around a toast, in CSS pixels. */
const GAP_PX = 8
const STEP_PX = 8

/** Live figures, errors beside their fields, and errors of a page: what a toast never lies over. */
const KEPT_CLEAR = '[data-live], [data-wrong], [role="alert"]'

/** How far down from `box` a toast is to be drawn (px), so that it covers none of `kept`, or as little as can be. */
export function shiftOf(box: Box, kept: readonly Box[], viewportHeight: number): number {
  const lowest = Math.max(0, viewportHeight - GAP_PX - box.bottom)
  let best = { shift: 0, covered: Number.POSITIVE_INFINITY }
  for (let shift = 0; shift <= lowest; shift += STEP_PX) {
    const covered = kept.reduce((sum, one) => sum + coveredBy(box, shift, one), 0)
    if (covered === 0) return shift
    if (covered < best.covered) best = { shift, covered }
  }
  return best.shift
}

/** The area that both take, the gap around the toast counted in. */
function coveredBy(box: Box, shift: number, kept: Box): number {
  const width = Math.min(box.right, kept.right) - Math.max(box.left, kept.left)
  const height =
    Math.min(box.bottom + shift + GAP_PX, kept.bottom) - Math.max(box.top + shift - GAP_PX, kept.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Where on the screen what is to be kept clear can be seen just now. */
export function keptClear(): readonly Box[] {
  return [...document.querySelectorAll<HTMLElement>(KEPT_CLEAR)]
    .filter((part) => !('checkVisibility' in part) || part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight)
}
