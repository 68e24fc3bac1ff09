import type { TextScanner } from '../../../providers/ocr/index.ts'
import type { PhotoRotation } from './document-reading.ts'
import { assignValues } from './fields/assign-values.ts'
import type { AssignedField } from './fields/assigned-field.ts'
import type { UprightPhoto } from './fields/value-strip.ts'
import { trustIn } from './lines/laid-line.ts'
import { type PrintedPage, understandLines } from './lines/understand-lines.ts'
import { withinCard } from './lines/within-card.ts'
import { mrzZone } from './mrz/mrz-zone.ts'
import { correctPerspective } from './picture/correct-perspective.ts'
import { type Corners, type FoundDocument, findCorners } from './picture/find-corners.ts'
import { type GreyPicture, rotateGrey } from './picture/grey-picture.ts'
import { measurePhoto, type PhotoMeasures } from './picture/measure-photo.ts'
import { normalizeLighting } from './picture/normalize-lighting.ts'
import { recognizeSide } from './sides/recognize-side.ts'
import { aspectOf, type Side } from './sides/side.ts'

export interface ScannedSide {
  readonly photo: UprightPhoto
  readonly page: PrintedPage
  readonly assigned: readonly AssignedField[]
  readonly turn: PhotoRotation
  readonly found: FoundDocument
  readonly measures: PhotoMeasures
  /** The scan of the whole photo, where this is one of the document alone. */
  readonly whole?: Pick<ScannedSide, 'photo' | 'page'>
}

/** Width to which a located document is scaled for measuring and scanning. */
const [MEASURED_PX, CLOSER_PX] = [1200, 1500]
/** Margin around the print of a document that was not located, as a share of its size. */
const MARGIN = 0.25
/** Below it, where a serial stands whose label is not known. */
const MARGIN_BELOW = 0.5
const WHOLE = 4
/** Longest share of a photo’s time that a first scan takes before another. */
const AGAIN_SHARE = 0.09
/** The share of it after which a photo that shows nothing is given up: 8 s of 40. */
const LOST_SHARE = 0.2
/** Longest share of it that the lines of a scan are read for. */
const LINES_SHARE = 0.3

/**
 * Finds and reads all print on a side, and the lines of its values. Where values are missing, the document alone is scanned
 * again, larger and level: small or pale print is not found in a whole photo. Null when the scanner is busy.
 */
export async function scanSide(
  scanner: TextScanner,
  grey: GreyPicture,
  side: Side,
  before: AbortSignal,
  photoMs: number,
): Promise<ScannedSide | null> {
  const started = performance.now()
  const scan = await scanner.scanText(grey, before, LINES_SHARE * photoMs)
  if (scan === null) return null
  const picture = scan.turn === 0 ? grey : await rotateGrey(grey, scan.turn)
  const aspect = aspectOf(side.format)
  const found = await findCorners(picture, aspect)
  const card = correctPerspective(picture, found.corners, MEASURED_PX, Math.round(MEASURED_PX / aspect))
  const first: ScannedSide = {
    photo: { picture, even: await normalizeLighting(picture) },
    ...understand(understandLines(withinCard(scan.lines, found)), side),
    turn: scan.turn,
    found,
    measures: measurePhoto(card),
  }
  if (isComplete(first.assigned, side) || isOther(first.page, side)) return first
  const spent = performance.now() - started
  if (spent > AGAIN_SHARE * photoMs) return first
  // A photo that shows nothing of the side is given up in time, wherever the second scan is.
  const isLost = recognizeSide(first.page, side.name).name === null
  const end = new AbortController()
  const timer = isLost ? setTimeout(() => end.abort(), LOST_SHARE * photoMs - spent) : undefined
  const until = AbortSignal.any([before, end.signal])
  const closer = await scanCloser(scanner, first, side, until, LINES_SHARE * photoMs)
  clearTimeout(timer)
  return closer !== null && isBetter(closer, first) ? { ...closer, whole: first } : first
}

/** More values were found, or as many in print that is read more surely. */
const isBetter = (closer: ScannedSide, first: ScannedSide): boolean =>
  closer.assigned.length > first.assigned.length ||
  (closer.assigned.length === first.assigned.length && trustInValues(closer) > trustInValues(first))

const trustInValues = ({ page }: ScannedSide): number =>
  trustIn(page.values.flatMap(({ letters }) => letters))

const understand = (page: PrintedPage, side: Side) => ({ page, assigned: assignValues(page, side) })

/** Fields that not every document has. */
const OPTIONAL = new Set(['spouse', 'military_status', 'gender'])

const isComplete = (assigned: readonly AssignedField[], { fields }: Side): boolean =>
  fields.every(({ field }) => OPTIONAL.has(field) || assigned.some(({ spec }) => spec.field === field))

/** Whether it is clearly another document. */
function isOther(page: PrintedPage, side: Side): boolean {
  const { name } = recognizeSide(page, side.name)
  return name !== null && name !== side.name
}

async function scanCloser(
  scanner: TextScanner,
  { photo, page, found, assigned, ...first }: ScannedSide,
  side: Side,
  before: AbortSignal,
  lineMs: number,
): Promise<ScannedSide | null> {
  const corners =
    found.sides === WHOLE
      ? found.corners
      : (cornersOverMrz(page, photo.picture) ?? cornersAround(page, assigned, photo.picture))
  if (corners === null) return null
  const aspect = shapeOf(corners)
  const height = Math.round(CLOSER_PX / aspect)
  const even = correctPerspective(photo.even, corners, CLOSER_PX, height)
  const scan = await scanner.scanText(even, before, lineMs)
  if (scan === null || scan.turn !== 0) return null
  const picture = correctPerspective(photo.picture, corners, CLOSER_PX, height)
  return { ...first, found, photo: { picture, even }, ...understand(understandLines(scan.lines), side) }
}

const distance = (one: Corners[number], other: Corners[number]) =>
  Math.hypot(one.x - other.x, one.y - other.y)
const shapeOf = ([nw, ne, se, sw]: Corners): number =>
  (distance(nw, ne) + distance(sw, se)) / Math.max(1, distance(nw, sw) + distance(ne, se))

/** A passport’s page over its machine-readable lines, as shares of their length: to its top, its bottom and its sides. */
const [OVER, UNDER, ASIDE] = [0.74, 0.04, 0.03]

/** The page of a passport that stands over its machine-readable lines; null without them. */
function cornersOverMrz({ lines }: PrintedPage, { width, height }: GreyPicture): Corners | null {
  const zone = mrzZone(lines)
  if (zone === null) return null
  const [, , se, sw] = zone.corners
  const length = distance(sw, se)
  const [right, down] = [
    { x: (se.x - sw.x) / length, y: (se.y - sw.y) / length },
    { x: -(se.y - sw.y) / length, y: (se.x - sw.x) / length },
  ]
  const from = ({ x, y }: Corners[number], along: number, below: number) => ({
    x: Math.max(0, Math.min(width - 1, x + length * (along * right.x + below * down.x))),
    y: Math.max(0, Math.min(height - 1, y + length * (along * right.y + below * down.y))),
  })
  return [from(sw, -ASIDE, -OVER), from(se, ASIDE, -OVER), from(se, ASIDE, UNDER), from(sw, -ASIDE, UNDER)]
}

/** The area of the labels’ and values’ print with a margin, along the slope of the print; null without enough labels. */
function cornersAround(
  { labels, values }: PrintedPage,
  assigned: readonly AssignedField[],
  { width, height }: GreyPicture,
): Corners | null {
  const [first] = labels
  if (first === undefined || labels.length < 2) return null
  const [nw, ne] = [...labels.map(({ line }) => line), ...values].reduce((longest, line) =>
    line.box.right - line.box.left > longest.box.right - longest.box.left ? line : longest,
  ).corners
  const angle = Math.atan2(ne.y - nw.y, ne.x - nw.x)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = [...labels.map(({ line }) => line), ...assigned.flatMap(({ rows }) => rows)]
    .flatMap(({ corners }) => corners)
    .map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }))
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  const [left, right] = span(along.map(({ x }) => x))
  const [top, bottom] = span(along.map(({ y }) => y))
  const [wide, tall] = [right - left, bottom - top]
  const back = (x: number, y: number) => ({
    x: Math.max(0, Math.min(width - 1, x * cos - y * sin)),
    y: Math.max(0, Math.min(height - 1, x * sin + y * cos)),
  })
  // Values stand to the right of most labels.
  const [west, east] = [left - MARGIN * wide, right + Math.max(wide, tall)]
  const [north, south] = [top - MARGIN * tall, bottom + MARGIN_BELOW * tall]
  return [back(west, north), back(east, north), back(east, south), back(west, south)]
}
