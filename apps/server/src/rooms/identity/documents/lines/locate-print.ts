import { mrzZone } from '../mrz/mrz-zone.ts'
import type { Corners, Point } from '../picture/find-corners.ts'
import type { ScannedSide } from '../scan-side.ts'
import { placeIn } from './is-cut-off.ts'
import type { LaidLine } from './laid-line.ts'

/** Labels are at least so many where the print is a document’s. */
const FEWEST_LABELS = 2

/**
 * The rectangle around the values of a side, their labels and its machine-readable lines, along the slope of its print: in shares
 * of the upright photo’s width and height. Null without enough labels.
 */
export function locatePrint({
  page,
  assigned,
  photo,
  part,
  whole,
}: Pick<ScannedSide, 'page' | 'assigned' | 'photo' | 'part' | 'whole'>): Corners | null {
  const labels = assigned.flatMap(({ label }) => label?.line ?? [])
  const zone = mrzZone(page.lines)?.rows.flatMap((row) => row ?? []) ?? []
  if (labels.length < FEWEST_LABELS && zone.length === 0) return null
  const scanned = [...labels, ...zone, ...assigned.flatMap(({ rows }) => rows)].map(cornersOf)
  const lines = part === undefined ? scanned : scanned.map((one) => placeIn(part, one, photo.picture))
  const { width, height } = (whole ?? { photo }).photo.picture
  const share = ({ x, y }: Point): Point => ({ x: x / width, y: y / height })
  const [nw, ne, se, sw] = rectangleAround(lines)
  return [share(nw), share(ne), share(se), share(sw)]
}

/** A line’s corners from the top left; a column runs down from its top right. */
function cornersOf({ corners, isStacked }: LaidLine): Corners {
  const [nw, ne, se, sw] = corners
  return isStacked === true ? [sw, nw, ne, se] : corners
}

/** The rectangle around lines, along the longest of them. */
function rectangleAround(lines: readonly Corners[]): Corners {
  const lengthOf = ([nw, ne]: Corners) => Math.hypot(ne.x - nw.x, ne.y - nw.y)
  const [nw, ne] = lines.reduce((longest, line) => (lengthOf(line) > lengthOf(longest) ? line : longest))
  const angle = Math.atan2(ne.y - nw.y, ne.x - nw.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const points = lines.flat().map(({ x, y }) => ({ along: x * cos + y * sin, down: y * cos - x * sin }))
  const [along, down] = [points.map((point) => point.along), points.map((point) => point.down)]
  const [left, right] = [Math.min(...along), Math.max(...along)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  const back = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos })
  return [back(left, top), back(right, top), back(right, bottom), back(left, bottom)]
}
