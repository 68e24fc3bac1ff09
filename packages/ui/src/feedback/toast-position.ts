export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Free space around a toast. */
const GAP_PX = 8
const STEP_PX = 8

/** Elements that a toast must not cover: live amounts, field errors and page errors. */
const PROTECTED = '[data-live], [data-wrong], [role="alert"]'

/** The vertical offset (px) from `box` at which a toast covers none of `kept`, or the least area of them. */
export function toastOffset(box: Box, kept: readonly Box[], viewportHeight: number): number {
  const lowest = Math.max(0, viewportHeight - GAP_PX - box.bottom)
  let best = { shift: 0, covered: Number.POSITIVE_INFINITY }
  for (let shift = 0; shift <= lowest; shift += STEP_PX) {
    const covered = kept.reduce((sum, one) => sum + coveredBy(box, shift, one), 0)
    if (covered === 0) return shift
    if (covered < best.covered) best = { shift, covered }
  }
  return best.shift
}

/** The overlap of the shifted toast, including its gap, and a protected box, in px². */
function coveredBy(box: Box, shift: number, kept: Box): number {
  const width = Math.min(box.right, kept.right) - Math.max(box.left, kept.left)
  const height =
    Math.min(box.bottom + shift + GAP_PX, kept.bottom) - Math.max(box.top + shift - GAP_PX, kept.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The boxes of the protected elements that are visible now. */
export function protectedBoxes(): readonly Box[] {
  return [...document.querySelectorAll<HTMLElement>(PROTECTED)]
    .filter((part) => !('checkVisibility' in part) || part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight)
}
