import type {
  ScannedLine,
  ScanOptions,
  TextBox,
  TextScan,
  TextScanner,
} from '../../../providers/ocr/index.ts'
import type { PhotoRotation } from './document-reading.ts'
import { assignValues } from './fields/assign-values.ts'
import type { AssignedField } from './fields/assigned-field.ts'
import { recoverSparseLine } from './fields/recover-sparse-line.ts'
import type { UprightPhoto } from './fields/value-strip.ts'
import { findCells } from './lines/find-cells.ts'
import { joinNumberParts } from './lines/join-number-parts.ts'
import { meanConfidenceOf } from './lines/laid-line.ts'
import { type PrintedPage, understandLines } from './lines/understand-lines.ts'
import { withinCard } from './lines/within-card.ts'
import { mrzZone } from './mrz/mrz-zone.ts'
import { correctPerspective } from './picture/correct-perspective.ts'
import { findContentBox } from './picture/find-content-box.ts'
import { type Corners, type FoundDocument, findCorners } from './picture/find-corners.ts'
import { type GreyPicture, rotateGrey } from './picture/grey-picture.ts'
import { measurePhoto, type PhotoMeasures } from './picture/measure-photo.ts'
import { normalizeLighting } from './picture/normalize-lighting.ts'
import { recognizeSide } from './sides/recognize-side.ts'
import { aspectOf, type Side } from './sides/side.ts'
import { isOtherDocument } from './sides/titles.ts'

export interface ScannedSide {
  readonly photo: UprightPhoto
  readonly page: PrintedPage
  readonly assigned: readonly AssignedField[]
  readonly turn: PhotoRotation
  /** Where the camera’s picture lies in the upright photo. */
  readonly content: TextBox
  readonly found: FoundDocument
  readonly measures: PhotoMeasures
  /** The document lies turned on other print: all lines are its own. */
  readonly isTurned?: true
  /** The scan of the whole photo, where this is one of the document alone. */
  readonly whole?: Pick<ScannedSide, 'photo' | 'page'>
  /** Where the document alone lies in the whole photo. */
  readonly part?: Corners
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
export const LOST_SHARE = 0.2
/** The share of it after which the first scan pauses, so that one that shows nothing is measured and given up by then; and however few lines it read. */
const [PAUSE_SHARE, SHORT_SHARE] = [0.16, 0.17]
/** Longest share of it that the lines of a scan are read for. */
const LINES_SHARE = 0.3

/**
 * Finds and reads all print on a side, and the lines of its values. Where values are missing, the document alone is scanned
 * again, larger and level: small or pale print is not found in a whole photo. Null when the scanner is busy, or by `LOST_SHARE`
 * read too little to tell what the photo shows. `started` is when the photo’s time began.
 */
export async function scanSide(
  scanner: TextScanner,
  grey: GreyPicture,
  side: Side,
  before: AbortSignal,
  photoMs: number,
  started = performance.now(),
): Promise<ScannedSide | null> {
  const lineMs = LINES_SHARE * photoMs
  const seen = createViews(grey, aspectOf(side.format))
  const first = await scanFirst(scanner, seen, side, before, { lineMs, photoMs, started })
  if (first === null || isComplete(first.assigned, side) || isOther(first.page, side)) return first
  const spent = performance.now() - started
  if (spent > AGAIN_SHARE * photoMs) return first
  if (!isLost(first, side)) return (await scanAgain(scanner, first, side, before, lineMs)) ?? first
  // A photo that shows nothing of the side is given up in time, wherever the next scan is.
  const { until, clear } = createDeadline(before, LOST_SHARE * photoMs - spent)
  const turned = await scanTurned(scanner, seen, side, until, lineMs)
  if (turned !== null) clear()
  const whole = turned ?? first
  const isDone = until.aborted || isComplete(whole.assigned, side)
  const again = isDone ? null : await scanAgain(scanner, whole, side, until, lineMs)
  clear()
  return again ?? whole
}

interface Deadline {
  /** Aborted after the time, or before. */
  readonly until: AbortSignal
  /** Lets it be aborted no more by the time. */
  readonly clear: () => void
}

function createDeadline(before: AbortSignal, ms: number): Deadline {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), Math.max(0, ms))
  return { until: AbortSignal.any([before, end.signal]), clear: () => clearTimeout(timer) }
}

interface PhotoTime {
  readonly lineMs: number
  readonly photoMs: number
  readonly started: number
}

/** Scans the whole photo; by `LOST_SHARE` it is known what that shows. */
async function scanFirst(
  scanner: TextScanner,
  seen: Views,
  side: Side,
  before: AbortSignal,
  { lineMs, photoMs, started }: PhotoTime,
): Promise<ScannedSide | null> {
  const left = (share: number) => Math.max(0, share * photoMs - (performance.now() - started))
  const how = { lineMs, pauseMs: left(PAUSE_SHARE), mostMs: left(SHORT_SHARE) }
  const { until, clear } = createDeadline(before, left(LOST_SHARE))
  const scan = await scanner.scanText(seen.grey, until, how)
  clear()
  return scan && finishScan(scanner, seen, side, before, { scan, how })
}

const isLost = ({ page }: Pick<ScannedSide, 'page'>, side: Side): boolean =>
  recognizeSide(page, side.name).name === null

/** The side that lies turned on other print; null where it does not. */
async function scanTurned(
  scanner: TextScanner,
  seen: Views,
  side: Side,
  before: AbortSignal,
  lineMs: number,
): Promise<ScannedSide | null> {
  for (const direction of ['across', 'flipped'] as const) {
    if (before.aborted) return null
    const scanned = await scanWhole(scanner, seen, side, before, { lineMs, direction })
    if (scanned !== null && !isLost(scanned, side)) return { ...scanned, isTurned: true }
  }
  return null
}

async function scanWhole(
  scanner: TextScanner,
  seen: Views,
  side: Side,
  before: AbortSignal,
  how: ScanOptions,
): Promise<ScannedSide | null> {
  const scan = await scanner.scanText(seen.grey, before, how)
  return scan && finishScan(scanner, seen, side, before, { scan, how })
}

/**
 * What a scan of the whole photo shows: all of it where the lines read before a pause show a document, else those lines. Null
 * where they are too few to say that it shows none, or the scanner is busy.
 */
async function finishScan(
  scanner: TextScanner,
  seen: Views,
  side: Side,
  before: AbortSignal,
  { scan, how }: { readonly scan: TextScan; readonly how: ScanOptions },
): Promise<ScannedSide | null> {
  const { photo, found, content, measures } = await seen.turned(scan.turn)
  const understood = (lines: readonly ScannedLine[]) =>
    understand(photo, withinCard(lines, found), side, found.visibleEdges === WHOLE)
  const begun = understood(scan.lines)
  if (scan.isShort === true && isLost(begun, side) && !isOther(begun.page, side)) return null
  const isOver = scan.unread === undefined || isLost(begun, side)
  const rest = isOver
    ? NO_REST
    : await scanner.scanText(photo.picture, before, { ...how, unread: scan.unread })
  if (rest === null) return null
  return {
    photo,
    ...(rest.lines.length === 0 ? begun : understood([...scan.lines, ...rest.lines])),
    turn: scan.turn,
    content,
    found,
    measures,
  }
}

/** What is found in a photo whatever is printed there. */
type View = Pick<ScannedSide, 'photo' | 'found' | 'content' | 'measures'>

interface Views {
  readonly grey: GreyPicture
  /** The photo turned so: each turn is looked at once, however often it is scanned. */
  readonly turned: (turn: PhotoRotation) => Promise<View>
}

function createViews(grey: GreyPicture, aspect: number): Views {
  const views = new Map<PhotoRotation, Promise<View>>()
  return {
    grey,
    turned(turn) {
      const view = views.get(turn) ?? lookAt(grey, turn, aspect)
      views.set(turn, view)
      return view
    },
  }
}

async function lookAt(grey: GreyPicture, turn: PhotoRotation, aspect: number): Promise<View> {
  const picture = turn === 0 ? grey : await rotateGrey(grey, turn)
  const found = await findCorners(picture, aspect)
  const card = correctPerspective(picture, found.corners, MEASURED_PX, Math.round(MEASURED_PX / aspect))
  const photo = { picture, even: await normalizeLighting(picture) }
  return { photo, found, content: findContentBox(picture), measures: measurePhoto(card) }
}

const NO_REST: Pick<TextScan, 'lines'> = { lines: [] }

/** The document alone, where it shows more than the whole photo; else null. */
async function scanAgain(
  scanner: TextScanner,
  whole: ScannedSide,
  side: Side,
  before: AbortSignal,
  lineMs: number,
): Promise<ScannedSide | null> {
  const closer = await scanCloser(scanner, whole, side, before, lineMs)
  return closer !== null && isBetter(closer, whole) ? { ...closer, whole } : null
}

/** More values were found, or as many in print that is read more surely. */
const isBetter = (closer: ScannedSide, first: ScannedSide): boolean =>
  closer.assigned.length > first.assigned.length ||
  (closer.assigned.length === first.assigned.length && trustInValues(closer) > trustInValues(first))

const trustInValues = ({ page }: ScannedSide): number =>
  meanConfidenceOf(page.values.flatMap(({ letters }) => letters))

function understand(photo: UprightPhoto, scanned: readonly ScannedLine[], side: Side, isAlone: boolean) {
  const lines =
    side.format === 'card'
      ? scanned.map((line) => (line.isStacked ? line : recoverSparseLine(photo, line)))
      : scanned
  const page = findCells(photo.picture, joinNumberParts(understandLines(lines, isAlone)))
  return { page, assigned: assignValues(page, side) }
}

/** Fields that not every document has. */
const OPTIONAL = new Set(['spouse', 'military_status', 'gender'])

const isComplete = (assigned: readonly AssignedField[], { fields }: Side): boolean =>
  fields.every(({ field }) => OPTIONAL.has(field) || assigned.some(({ spec }) => spec.field === field))

/** Whether it is clearly another document. */
function isOther(page: PrintedPage, side: Side): boolean {
  if (isOtherDocument(page, side.name)) return true
  const { name } = recognizeSide(page, side.name)
  return name !== null && name !== side.name
}

async function scanCloser(
  scanner: TextScanner,
  { photo, page, found, assigned, isTurned, ...first }: ScannedSide,
  side: Side,
  before: AbortSignal,
  lineMs: number,
): Promise<ScannedSide | null> {
  const corners =
    found.visibleEdges === WHOLE
      ? found.corners
      : (cornersOverMrz(page, photo.picture) ??
        (isTurned === true
          ? cornersOfPrint(page, photo.picture)
          : cornersAround(page, assigned, photo.picture)))
  if (corners === null) return null
  const aspect = shapeOf(corners)
  const height = Math.round(CLOSER_PX / aspect)
  const even = correctPerspective(photo.even, corners, CLOSER_PX, height)
  const scan = await scanner.scanText(even, before, { lineMs, direction: 'upright' })
  if (scan === null) return null
  const closer = { picture: correctPerspective(photo.picture, corners, CLOSER_PX, height), even }
  const understood = understand(closer, scan.lines, side, found.visibleEdges === WHOLE)
  return { ...first, found, photo: closer, part: corners, ...understood }
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

/** The area of all print, with a margin: of a document whose lines are the only ones. */
function cornersOfPrint({ lines }: PrintedPage, { width, height }: GreyPicture): Corners {
  const points = lines.flatMap(({ corners }) => corners)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const margin = MARGIN * Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const [left, right] = [Math.max(0, Math.min(...xs) - margin), Math.min(width - 1, Math.max(...xs) + margin)]
  const [top, bottom] = [
    Math.max(0, Math.min(...ys) - margin),
    Math.min(height - 1, Math.max(...ys) + margin),
  ]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
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
