import type { PlacedLine, TextBox } from '../../../../providers/ocr/index.ts'
import { boundingBox, findLabel } from './find-label.ts'

/** A printed label and its expected position. */
export interface Anchor {
  readonly text: string
  readonly box: TextBox
}

interface Shift {
  readonly x: number
  readonly y: number
}

/** Offsets of found labels from their expected positions. */
export interface Placement {
  readonly found: ReadonlyMap<string, Shift>
  readonly all: Shift
}

const middle = ({ left, right }: TextBox): number => (left + right) / 2
const centre = ({ top, bottom }: TextBox): number => (top + bottom) / 2
/** A label farther from its position than this is other text. */
const APART_PX = 220
/** OCR locates a row more exactly than the letters in it. */
const ASTRAY_PX = 30
/** Document edges. */
const [FIRST_PX, LAST_PX] = [24, 1576]

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

export function locateAnchors(lines: readonly PlacedLine[], anchors: readonly Anchor[]): Placement {
  const found = new Map<string, Shift>()
  for (const { text, box } of anchors) {
    const place = findLabel(lines, text)
    if (place === null) continue
    const shift = { x: place.left - box.left, y: centre(place) - centre(box) }
    if (Math.hypot(shift.x, shift.y) < APART_PX) found.set(text, shift)
  }
  const shifts = [...found.values()]
  return { found, all: { x: median(shifts.map(({ x }) => x)), y: median(shifts.map(({ y }) => y)) } }
}

/** Shifts a field’s box by the offset of its label, or the median offset. */
export function shiftBox(box: TextBox, label: string | null, { found, all }: Placement): TextBox {
  const own = (label === null ? undefined : found.get(label)) ?? all
  const x = Math.abs(own.x - all.x) < ASTRAY_PX ? own.x : all.x
  return {
    left: Math.max(FIRST_PX, box.left + x),
    top: box.top + own.y,
    right: Math.min(LAST_PX, box.right + x),
    bottom: box.bottom + own.y,
  }
}

/** The written part of a region, with a margin; the whole region when no text was found. */
export function textBounds(lines: readonly PlacedLine[], place: TextBox): TextBox {
  const inside = lines
    .flatMap(({ letters }) => letters)
    .map(({ box }) => box)
    .filter(
      (box) =>
        middle(box) > place.left &&
        middle(box) < place.right &&
        centre(box) > place.top &&
        centre(box) < place.bottom &&
        box.bottom - box.top < (place.bottom - place.top) * 1.2,
    )
  if (inside.length === 0) return place
  const written = boundingBox(inside)
  const paper = (written.bottom - written.top) * 0.22
  return {
    // Undetected text may stand at either end.
    left: place.left,
    right: place.right,
    top: Math.max(place.top - paper, written.top - paper),
    bottom: Math.min(place.bottom + paper, written.bottom + paper),
  }
}

/** The full-page OCR text inside a region. */
export function textIn(lines: readonly PlacedLine[], place: TextBox): string {
  return lines
    .flatMap(({ letters }) => letters)
    .filter(
      ({ box }) =>
        middle(box) > place.left &&
        middle(box) < place.right &&
        centre(box) > place.top &&
        centre(box) < place.bottom,
    )
    .map(({ text }) => text)
    .join('')
}
