import type { ScanCorners, ScanPoint, TextBox } from '../../../../providers/ocr/index.ts'
import type { AssignedField } from '../fields/assigned-field.ts'
import { mrzZone } from '../mrz/mrz-zone.ts'
import type { Corners, FoundDocument } from '../picture/find-corners.ts'
import type { ScannedSide } from '../scan-side.ts'
import type { FieldFormat } from '../sides/side.ts'
import { isWithin } from './is-within.ts'
import type { LaidLine } from './laid-line.ts'

type Size = { readonly width: number; readonly height: number }

/** Text nearer to the photo’s edge than this share of its width touches it; a photo ends where a border begins that was added to it. */
const NEAR = 0.008
/** Room, in heights of the line, in which a letter would be seen that follows the last one. */
const ROOM = 1.5
/** The half of a letter, in heights, behind its middle. */
const HALF = 0.6
const WHOLE = 4

/** Values that go on in another row. */
const WRAPPED = new Set<FieldFormat>(['address', 'place', 'latin_name', 'latin'])

/**
 * Whether a value may go on beyond the photo: it touches an edge, or leaves less room before one than its next letter or row
 * needs, where the document is not seen to end before that edge.
 */
export function isCutOff({ rows, spec }: Pick<AssignedField, 'rows' | 'spec'>, side: SeenSide): boolean {
  return areCutOff(rows, side, WRAPPED.has(spec.as))
}

/** Whether a passport’s machine-readable lines may go on beyond the photo, or are not found as such. */
export function isZoneCut({ page, ...side }: SeenSide & Pick<ScannedSide, 'page'>): boolean {
  const rows = mrzZone(page.lines)?.rows.filter((row) => row !== null) ?? []
  return rows.length < BOTH || areCutOff(rows, side, false)
}

type SeenSide = Pick<ScannedSide, 'photo' | 'content' | 'found' | 'part'>
const BOTH = 2

function areCutOff(
  rows: readonly LaidLine[],
  { photo: { picture }, content, found, part }: SeenSide,
  isWrapped: boolean,
): boolean {
  const isEnding = endOf(found, content)
  const scanned = { left: 0, top: 0, right: picture.width - 1, bottom: picture.height - 1 }
  return rows.some((row) => {
    const corners = part === undefined ? row.corners : placeIn(part, row.corners, picture)
    return (
      touchesEdge(row.corners, scanned) ||
      touchesEdge(corners, content) ||
      isNearEdge({ ...row, corners }, content, isEnding, isWrapped)
    )
  })
}

const touchesEdge = (corners: ScanCorners, { left, top, right, bottom }: TextBox): boolean => {
  const margin = NEAR * Math.max(right - left, bottom - top)
  return corners.some(
    ({ x, y }) => x < left + margin || y < top + margin || x > right - margin || y > bottom - margin,
  )
}

/** Whether a point lies on a document that is seen to end within the photo on all sides. */
function endOf({ corners, visibleEdges }: FoundDocument, content: TextBox): (point: ScanPoint) => boolean {
  const isWhole = visibleEdges === WHOLE && !touchesEdge(corners, content)
  return (point) => isWhole && isWithin(point, corners)
}

function isNearEdge(
  { corners: [nw, ne, se, sw], letters }: Pick<LaidLine, 'corners' | 'letters'>,
  content: TextBox,
  isEnding: (point: ScanPoint) => boolean,
  isWrapped: boolean,
): boolean {
  const [start, end] = [middle(nw, sw), middle(ne, se)]
  const [length, height] = [distance(start, end), distance(nw, sw)]
  const room = Math.max(ROOM * height, pitchOf(letters) * length + HALF * height)
  const lacks = (from: ScanPoint, to: ScanPoint, least: number) =>
    roomBeyond(from, to, content) < least && !isEnding(to)
  return (
    lacks(start, end, room) ||
    lacks(end, start, room) ||
    (isWrapped && lacks(middle(nw, ne), middle(sw, se), ROOM * height))
  )
}

/** How far a line’s letters are apart, as a share of its length. */
function pitchOf(letters: LaidLine['letters']): number {
  const gaps = letters.flatMap(({ at }, index) => {
    const next = letters[index + 1]
    return next === undefined ? [] : [next.at - at]
  })
  return gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
}

/** From a point on in the direction from another one to it, to the photo’s edge. */
function roomBeyond(from: ScanPoint, to: ScanPoint, { left, top, right, bottom }: TextBox): number {
  const length = Math.max(1, distance(from, to))
  const along = (at: number, step: number, least: number, most: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : (((step > 0 ? most : least) - at) / step) * length
  return Math.min(along(to.x, to.x - from.x, left, right), along(to.y, to.y - from.y, top, bottom))
}

/** Where a line of the document alone lies in the whole photo. */
export const placeIn = (part: Corners, [nw, ne, se, sw]: ScanCorners, size: Size): ScanCorners => {
  const place = ({ x, y }: ScanPoint): ScanPoint => {
    const [across, down] = [x / size.width, y / size.height]
    return between(between(part[0], part[1], across), between(part[3], part[2], across), down)
  }
  return [place(nw), place(ne), place(se), place(sw)]
}

const between = (one: ScanPoint, other: ScanPoint, share: number): ScanPoint => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})
const middle = (one: ScanPoint, other: ScanPoint): ScanPoint => between(one, other, 0.5)
const distance = (one: ScanPoint, other: ScanPoint): number => Math.hypot(other.x - one.x, other.y - one.y)
