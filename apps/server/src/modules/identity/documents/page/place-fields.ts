import type { PlacedLine, TextBox } from '../../../../providers/ocr/index.ts'
import { boxAround, findLabel } from './find-label.ts'

/** A label that a side of a document has printed on it, where it is expected. */
export interface Anchor {
  readonly text: string
  readonly box: TextBox
}

interface Shift {
  readonly x: number
  readonly y: number
}

/** How far what was found lies from where it was expected. */
export interface Placement {
  readonly found: ReadonlyMap<string, Shift>
  readonly all: Shift
}

const middle = ({ left, right }: TextBox): number => (left + right) / 2
const centre = ({ top, bottom }: TextBox): number => (top + bottom) / 2
/** A label this far from its place is another word. */
const APART_PX = 220
/** The reader knows where a label’s row is better than where in it its letters are. */
const ASTRAY_PX = 30
/** Beyond these is the document’s edge. */
const [FIRST_PX, LAST_PX] = [24, 1576]

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

export function placeAnchors(lines: readonly PlacedLine[], anchors: readonly Anchor[]): Placement {
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

/** The place of a value, moved as its own label was, or as all labels were. */
export function movedBox(box: TextBox, label: string | null, { found, all }: Placement): TextBox {
  const own = (label === null ? undefined : found.get(label)) ?? all
  const x = Math.abs(own.x - all.x) < ASTRAY_PX ? own.x : all.x
  return {
    left: Math.max(FIRST_PX, box.left + x),
    top: box.top + own.y,
    right: Math.min(LAST_PX, box.right + x),
    bottom: box.bottom + own.y,
  }
}

/** What of a value’s place is written on, with some paper around; the whole place when nothing was seen there. */
export function writtenBox(lines: readonly PlacedLine[], place: TextBox): TextBox {
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
  const written = boxAround(inside)
  const paper = (written.bottom - written.top) * 0.22
  return {
    // What was missed may stand at either end.
    left: place.left,
    right: place.right,
    top: Math.max(place.top - paper, written.top - paper),
    bottom: Math.min(place.bottom + paper, written.bottom + paper),
  }
}

/** The text that the page’s own reading has in a place. */
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
