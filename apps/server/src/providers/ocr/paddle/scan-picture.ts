import type { ScanDirection, ScannedLine, ScanPicture, TextScan, UnreadLines } from '../text-scanner.ts'
import { detectLines } from './detect-lines.ts'
import { letterConfidenceOf, meanConfidenceOf, uprightEvidenceIn } from './line-confidence.ts'
import type { Models } from './load-models.ts'
import { mayBeStacked, readStacked } from './read-stacked.ts'
import { recognizeLine } from './recognize-line.ts'
import { cornersOfBox, isSteep, type RotatedBox } from './rotated-box.ts'
import { isLongerThanSerial, isVerticalNumber, longerBox, wholeSerial } from './vertical-serial.ts'
import { isVerticalLine, partitionVerticalText, splitAtGap, type VerticalText } from './vertical-text.ts'

/** The number of lines that determine the picture's orientation. */
const ORIENTATION_LINES = 5
/** Upright print is read at least this well. */
const UPRIGHT = 0.86
/** By so many lines a document is known: a scan does not pause before. */
const LEAST_LINES = 12
/** If the longest lines are read worse than this in both orientations, there is no print, and the others are not read. */
const LEGIBLE = 0.35

/**
 * Finds the print of a picture in any of four orientations, and reads it, long lines and those in its middle first: a document lies
 * there, and a newspaper may lie under it. Lines that are not read within `lineMs` stay unread. With the direction `across`
 * only print is read that runs across the longer lines, with `flipped` that which is upside down to what `main` reads; with
 * `upright` the picture is not turned. From `pauseAt` on it pauses, once enough lines are read, and from `shortAt` on with fewer;
 * with `unread` it goes on.
 */
export async function scanPicture(
  models: Models,
  { picture, lineMs, direction, pauseAt, shortAt, unread }: ScanPictureTask,
): Promise<TextScan> {
  if (unread !== undefined) return readUnread(models, picture, unread, lineMs)
  const all = await detectLines(models.detect, picture)
  const steep = all.filter(isSteep)
  const isMostlySteep =
    direction !== 'upright' && lengthOf(steep) > lengthOf(all.filter((box) => !isSteep(box)))
  const isMostlyLying = isMostlySteep && !(await areStacked(models, picture, steep))
  const isLying = direction === 'across' ? !isMostlyLying : isMostlyLying
  const isOfDirection = (box: RotatedBox) => !isSteep(box) || box.length < LETTER_SHAPE * box.thickness
  const turned = isLying ? turnQuarter(picture) : picture
  // The detection parts upright columns of print into their letters: it sees them lying.
  const upright = isLying ? await detectLines(models.detect, turned) : all
  const isAll = direction === 'main' || direction === 'upright'
  const found = isAll ? upright : upright.filter(isOfDirection)
  const { level, vertical } = partitionVerticalText(found)
  const boxes = level
    .toSorted((one, other) => lateness(one, turned) - lateness(other, turned))
    .slice(0, MOST_LINES)
  const telling = boxes
    .filter((box) => !isSteep(box) && box.length > TELLING_SHAPE * box.thickness)
    .sort((one, other) => other.length - one.length)
    .slice(0, ORIENTATION_LINES)
  const rest = { level: boxes.filter((box) => !telling.includes(box)), vertical }
  const times = { until: performance.now() + lineMs, pauseAt, shortAt }
  const first = await readAll(models, turned, telling, times.until)
  const mayBeFlipped = direction !== 'upright' && letterConfidenceOf(first) < UPRIGHT
  if (telling.length > 0 && (direction === 'flipped' || mayBeFlipped)) {
    const upsideDown = turnHalf(turned)
    const flip = (box: RotatedBox) => flipBox(box, turned)
    const flipped = await readAll(models, upsideDown, telling.map(flip), times.until)
    if (uprightEvidenceIn(flipped) > uprightEvidenceIn(first) !== (direction === 'flipped')) {
      const flippedRest = {
        level: rest.level.map(flip),
        vertical: rest.vertical.map((one) => flipVertical(one, flip)),
      }
      return {
        turn: isLying ? 270 : 180,
        ...(await readRest(models, upsideDown, { telling: flipped, rest: flippedRest }, times)),
      }
    }
  }
  return { turn: isLying ? 90 : 0, ...(await readRest(models, turned, { telling: first, rest }, times)) }
}

/** The longest boxes of several letters tell whether these stand one below another. */
const COLUMNS = 3

/** Whether steep boxes hold upright letters rather than lying ones. */
async function areStacked(
  models: Models,
  picture: ScanPicture,
  steep: readonly RotatedBox[],
): Promise<boolean> {
  const longest = steep
    .filter(({ length, thickness }) => length > TELLING_SHAPE * thickness)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, COLUMNS)
  let stacked = 0
  for (const box of longest) {
    if ((await readStacked(models, picture, box)) !== null) stacked += 1
  }
  return stacked > longest.length / 2
}

/** When no further line is read, and, as `Date.now()`, when the scan pauses with enough lines and with fewer. */
interface LineTimes {
  readonly until: number
  readonly pauseAt: number
  readonly shortAt: number
}

/** Reads the lines after those that told the orientation; none when there is no print. */
async function readRest(
  models: Models,
  picture: ScanPicture,
  { telling, rest }: { readonly telling: readonly ScannedLine[]; readonly rest: UnreadLines },
  { until, pauseAt, shortAt }: LineTimes,
): Promise<Omit<TextScan, 'turn'>> {
  if (telling.length >= ORIENTATION_LINES && meanConfidenceOf(telling) < LEGIBLE) return { lines: telling }
  const lines = [...telling]
  const isEnough = () => lines.length >= LEAST_LINES
  const isPaused = () => Date.now() >= (isEnough() ? pauseAt : shortAt)
  const pause = (unread: UnreadLines) => ({ lines, unread, ...(!isEnough() && { isShort: true as const }) })
  for (const [at, box] of rest.level.entries()) {
    if (performance.now() > until) break
    if (isPaused()) return pause({ ...rest, level: rest.level.slice(at) })
    lines.push(await readLevel(models, picture, box))
  }
  if (rest.vertical.length > 0 && isPaused()) return pause({ ...rest, level: [] })
  return { lines: [...lines, ...(await readVertical(models, picture, rest.vertical, until))] }
}

/** Reads the lines that an earlier scan left. */
async function readUnread(
  models: Models,
  picture: ScanPicture,
  { level, vertical }: UnreadLines,
  lineMs: number,
): Promise<TextScan> {
  const until = performance.now() + lineMs
  return {
    turn: 0,
    lines: [
      ...(await readAll(models, picture, level, until)),
      ...(await readVertical(models, picture, vertical, until)),
    ],
  }
}

const flipVertical = ({ box, parts }: VerticalText, flip: (box: RotatedBox) => RotatedBox): VerticalText => ({
  box: flip(box),
  parts: parts.map(flip),
})

/** A vertical line is a number that is read at least this well, or none. */
const VERTICAL_TRUST = 0.75

/** Reads vertical text upwards and downwards: whichever is read better. What is none is read as letters of level print. */
async function readVertical(
  models: Models,
  picture: ScanPicture,
  boxes: readonly VerticalText[],
  until: number,
): Promise<ScannedLine[]> {
  const lines: ScannedLine[] = []
  for (const { box, parts } of boxes) {
    if (performance.now() > until) break
    const down = await recognizeLine(models, picture, cornersOfBox(box))
    const up = await recognizeLine(models, picture, cornersOfBox({ ...box, angle: box.angle + Math.PI }))
    const isUp = uprightEvidenceIn([up]) > uprightEvidenceIn([down])
    const read = isUp ? up : down
    const isLine =
      isVerticalNumber(read) &&
      read.confidence >= VERTICAL_TRUST &&
      !(isLongerThanSerial(read) && splitAtGap({ box, parts }).length > 0)
    const isColumn = !isLine && parts.some(mayBeStacked) && areOfOneSize(parts)
    const stacked = isColumn ? await readStacked(models, picture, box) : null
    const longer = isLine ? longerBox(isUp ? { ...box, angle: box.angle + Math.PI } : box, read) : null
    if (longer !== null)
      lines.push(wholeSerial(read, await recognizeLine(models, picture, cornersOfBox(longer))))
    else if (isLine) lines.push(read)
    else if (stacked !== null) lines.push(stacked)
    else lines.push(...(await readParts(models, picture, { box, parts }, until)))
  }
  return lines
}

/** A label and its value in one column have letters of two sizes: they are read each by itself. */
const SAME_SIZE = 1.25

function areOfOneSize(parts: readonly RotatedBox[]): boolean {
  const sizes = parts.map(({ thickness }) => thickness)
  return Math.max(...sizes) < SAME_SIZE * Math.min(...sizes)
}

/** Parts of what is no number together: one of them may be one by itself, or those below a label. */
async function readParts(
  models: Models,
  picture: ScanPicture,
  column: VerticalText,
  until: number,
): Promise<ScannedLine[]> {
  const { parts } = column
  const halves = splitAtGap(column)
  if (halves.length > 0) return readVertical(models, picture, halves, until)
  const line = parts.length > 1 ? parts.find(isVerticalLine) : undefined
  if (line === undefined) return readAll(models, picture, parts, until)
  const others = parts.filter((part) => part !== line)
  return [
    ...(await readVertical(models, picture, [{ box: line, parts: [line] }], until)),
    ...(await readAll(models, picture, others, until)),
  ]
}

export interface ScanPictureTask {
  readonly picture: ScanPicture
  readonly lineMs: number
  readonly direction: ScanDirection
  /** As `Date.now()`: another process set it. */
  readonly pauseAt: number
  /** The same. */
  readonly shortAt: number
  readonly unread?: UnreadLines
}

/** A document has some thirty lines. */
const MOST_LINES = 48
const TELLING_SHAPE = 2.5
/** A box of a letter or two shows no direction. */
const LETTER_SHAPE = 2

/** How far a line lies from the middle of the picture, as a share of its size. */
const offCentre = ({ x, y }: RotatedBox, { width, height }: ScanPicture): number =>
  Math.max(Math.abs(x / width - 0.5), Math.abs(y / height - 0.5))

/** Lines far from the middle are read late, short ones later: a passport’s longest lines lie at its edge. */
const lateness = (box: RotatedBox, picture: ScanPicture): number =>
  offCentre(box, picture) - Math.min(1, box.length / picture.width) / 2

const lengthOf = (boxes: readonly RotatedBox[]): number =>
  boxes.reduce((sum, { length, thickness }) => sum + Math.max(0, length - 1.5 * thickness), 0)

async function readAll(
  models: Models,
  picture: ScanPicture,
  boxes: readonly RotatedBox[],
  until: number,
): Promise<ScannedLine[]> {
  const lines: ScannedLine[] = []
  for (const box of boxes) {
    if (performance.now() > until) break
    lines.push(await readLevel(models, picture, box))
  }
  return lines
}

/** Reads a line of level print; a box that is taller than wide may hold letters one below another. */
async function readLevel(models: Models, picture: ScanPicture, box: RotatedBox): Promise<ScannedLine> {
  const level = await recognizeLine(models, picture, cornersOfBox(asWritten(box)))
  return (mayBeStacked(box) ? await readStacked(models, picture, box, [level]) : null) ?? level
}

/** A box as print that runs from left to right: a single letter may be taller than wide. */
function asWritten(box: RotatedBox): RotatedBox {
  if (!isSteep(box)) return box
  const angle = box.angle > 0 ? box.angle - Math.PI / 2 : box.angle + Math.PI / 2
  return { ...box, angle, length: box.thickness, thickness: box.length }
}

const flipBox = (box: RotatedBox, { width, height }: ScanPicture): RotatedBox => ({
  ...box,
  x: width - box.x,
  y: height - box.y,
})

/** A quarter turn clockwise. */
function turnQuarter({ data, width, height }: ScanPicture): ScanPicture {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x] ?? 0
  return { data: turned, width: height, height: width }
}

const turnHalf = ({ data, width, height }: ScanPicture): ScanPicture => ({
  data: data.toReversed(),
  width,
  height,
})
