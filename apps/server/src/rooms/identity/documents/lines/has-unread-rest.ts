import type { ScanCorners, ScanPoint } from '../../../../providers/ocr/index.ts'
import type { AssignedField } from '../fields/assigned-field.ts'
import { hasOtherLabel } from '../fields/continue-rows.ts'
import type { ScannedSide } from '../scan-side.ts'
import type { FieldFormat } from '../sides/side.ts'
import { containsText, frameOf, type Zone } from './contains-text.ts'
import { isWithin } from './is-within.ts'
import { centreOf, heightOf, type LaidLine } from './laid-line.ts'

/** Values that may go on beside their last row, or in another one, and the print that may be a part of them. */
const CONTINUED: Readonly<Partial<Record<FieldFormat, RegExp>>> = {
  address: /[\p{Script=Han}\d]/u,
  place: /\p{Script=Han}/u,
  chinese_name: /\p{Script=Han}/u,
  chinese: /\p{Script=Han}/u,
  latin_name: /[A-Z]/,
  latin: /[A-Z]/,
}
/** Behind the last letter, and from the row’s top down to the end of a next row, in heights of the row: a floor may stand apart. */
const [BEHIND, BELOW] = [2.6, 2.6]
/** A next row reaches no farther than so many heights beside the column, and the rest of a row above and below it. */
const [ASIDE, OVER] = [0.3, 0.1]
/** From one row’s middle to the next one’s, in heights. */
const [CLOSEST, FARTHEST] = [0.6, 2]
/** Smaller and larger print is no part of a value. */
const OTHER_SIZE = 2
/** Strokes reach so many heights out of the boxes of their lines. */
const GROWN = 0.12
const WHOLE = 4

type SeenSide = Pick<ScannedSide, 'photo' | 'page' | 'found' | 'part'>

/**
 * Whether a value may go on in print that was not read with it: a text beside or below its last row that belongs to no
 * field, or letters there that were not detected at all. `all` are the side’s fields.
 */
export function hasUnreadRest(
  assigned: Omit<AssignedField, 'isContested' | 'isParted'>,
  side: SeenSide,
  all: readonly Pick<AssignedField, 'rows'>[],
): boolean {
  const { rows, spec } = assigned
  const last = rows.at(-1)
  const kept = CONTINUED[spec.as]
  if (last === undefined || kept === undefined) return false
  const { page, photo } = side
  // A label in its cell says less of a text than that it may be a value’s rest.
  const { cells: _, ...unruled } = page
  const taken = all.flatMap((one) => one.rows)
  const isRest = (line: LaidLine) =>
    (isBelow(line, last, rows) || isBehind(line, last)) &&
    !taken.some((row) => isSamePlace(line, row)) &&
    !hasOtherLabel(unruled, assigned, line, last)
  const free = [...page.values.filter(({ text }) => kept.test(text)), ...page.blanks]
  if (free.some(isRest)) return true
  const isKnown = knownIn(side, rows)
  return zonesOf(rows, last).some((zone) => containsText(photo.even, last, zone, isKnown))
}

/** Where a next row would stand, and where the last one would go on. */
function zonesOf(rows: readonly LaidLine[], last: LaidLine): readonly Zone[] {
  const height = Math.max(1, heightOf(last))
  const shareOf = (x: number) => (x - last.box.left) / height
  const left = Math.min(...rows.map(({ box }) => shareOf(box.left)))
  const right = Math.max(...rows.map(({ box }) => shareOf(box.right)))
  const end = shareOf(last.box.right)
  return [
    { left: left - ASIDE, right: right + ASIDE, top: 1, bottom: BELOW },
    { left: end, right: end + BEHIND, top: -OVER, bottom: 1 + OVER },
  ]
}

const isSameSize = (one: LaidLine, other: LaidLine): boolean =>
  Math.max(heightOf(one), heightOf(other)) < OTHER_SIZE * Math.min(heightOf(one), heightOf(other))

function isBelow(line: LaidLine, last: LaidLine, rows: readonly LaidLine[]): boolean {
  const height = heightOf(last)
  const pitches = [(centreOf(line) - centreOf(last)) / height, ownPitch(line, last)]
  return (
    isSameSize(line, last) &&
    pitches.some((pitch) => pitch > CLOSEST && pitch < FARTHEST) &&
    line.box.left > Math.min(...rows.map(({ box }) => box.left)) - height &&
    line.box.left < Math.max(...rows.map(({ box }) => box.right))
  )
}

/** How many heights a line begins below a row, along that row: print need not be quite level in the frame, and rows differ in length. */
function ownPitch({ corners: [start, , , below] }: LaidLine, { corners: [nw, ne, , sw] }: LaidLine): number {
  const [along, down] = [minus(ne, nw), minus(sw, nw)]
  const begins = minus({ x: (start.x + below.x) / 2, y: (start.y + below.y) / 2 }, nw)
  return cross(along, begins) / Math.max(1, cross(along, down)) - 0.5
}

const minus = (one: ScanPoint, other: ScanPoint): ScanPoint => ({ x: one.x - other.x, y: one.y - other.y })
const cross = (one: ScanPoint, other: ScanPoint): number => one.x * other.y - one.y * other.x

function isBehind(line: LaidLine, last: LaidLine): boolean {
  const height = heightOf(last)
  const gap = line.box.left - last.box.right
  return (
    isSameSize(line, last) &&
    Math.abs(centreOf(line) - centreOf(last)) < height / 2 &&
    gap > -height / 2 &&
    gap < BEHIND * height
  )
}

const middleOf = ([nw, , se]: ScanCorners): ScanPoint => ({ x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 })

/** Lines are cut and joined to values: one is a part of the other. */
const isSamePlace = (one: LaidLine, other: LaidLine): boolean =>
  isWithin(middleOf(one.corners), other.corners) || isWithin(middleOf(other.corners), one.corners)

/** What was read, or does not lie on the document. */
function knownIn({ page, found, part }: SeenSide, rows: readonly LaidLine[]): (point: ScanPoint) => boolean {
  const lines = [...page.lines, ...rows].map((line) => {
    const corners = grow(line)
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return {
      corners,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    }
  })
  const isWhole = part === undefined && found.visibleEdges === WHOLE
  return (point) =>
    (isWhole && !isWithin(point, found.corners)) ||
    lines.some(
      ({ corners, left, right, top, bottom }) =>
        point.x >= left &&
        point.x <= right &&
        point.y >= top &&
        point.y <= bottom &&
        isWithin(point, corners),
    )
}

function grow(line: LaidLine): ScanCorners {
  const at = frameOf(line)
  const length = (line.box.right - line.box.left) / Math.max(1, heightOf(line))
  const [end, below] = [length + GROWN, 1 + GROWN]
  return [at(-GROWN, -GROWN), at(end, -GROWN), at(end, below), at(-GROWN, below)]
}
