import type { ScanCorners, ScannedLine, ScanPoint } from '../../../../providers/ocr/index.ts'
import { wholeLabelOf } from '../labels/find-labels.ts'
import { type Level, levelOf } from './laid-line.ts'
import { distanceBetween, pointBetween } from './scan-points.ts'

/** Lines of level print, and columns of upright letters, which run down. */
interface PartedLines {
  readonly level: readonly ScannedLine[]
  readonly stacked: readonly ScannedLine[]
}

/** A letter, or a column, and where it stands in the photo. */
interface Stack {
  readonly top: ScanPoint
  readonly bottom: ScanPoint
  readonly size: number
  /** Its letters were seen to stand one below another. */
  readonly isColumn: boolean
}

const LETTER = /^[\p{Script=Han}\d]$/u
/** How far a letter stands beside the column’s middle, and from its end, in sizes of the larger one; one letter from another. */
const [ASIDE, FARTHEST, NEXT] = [0.5, 2.5, 1]
const OVERLAP = -0.5
const MOST_UNLIKE = 2.2

/**
 * Parts columns from level lines. A letter over or under a column belongs to it, though it was found by itself, or in one line with
 * the heads of other columns; so do letters that stand close below one another where a page has columns.
 */
export function partitionStacked(scanned: readonly ScannedLine[]): PartedLines {
  const stacked = scanned.filter((line) => line.isStacked === true)
  if (stacked.length === 0) return { level: scanned, stacked: [] }
  const level = new Set(scanned.filter((line) => line.isStacked !== true))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const line of level) {
      const letters = lettersOf(line)
      const others = [...stacked, ...[...level].filter((other) => other !== line)].flatMap(stacksOf)
      const isPart = (letter: Stack) => others.some((other) => isInColumn(letter, other))
      if (letters === null || !(letters.every(isPart) || isLabelBeside(line, letters, stacked))) continue
      level.delete(line)
      stacked.push(...letters.map((letter, at) => asStacked(line, letter, at)))
      isChanged = true
    }
  }
  return { level: scanned.filter((line) => level.has(line)), stacked }
}

const writtenIn = ({ letters }: ScannedLine) => letters.filter(({ text }) => text.trim() !== '')

/** Letters that may stand in columns of their own: one, or several that are set far apart. */
function lettersOf(line: ScannedLine): Stack[] | null {
  const written = writtenIn(line)
  if (written.length === 0) return [stackOf(line)]
  if (!written.every(({ text }) => LETTER.test(text))) return null
  const [nw, ne, se, sw] = line.corners
  const size = distanceBetween(nw, sw)
  const length = distanceBetween(nw, ne)
  const isSet = written.every((letter, at) => {
    const before = written[at - 1]
    return before === undefined || (letter.at - before.at) * length > APART * size
  })
  if (!isSet || (written.length === 1 && length > APART * size)) return null
  return written.map(({ at }) => ({
    top: pointBetween(nw, ne, written.length === 1 ? 0.5 : at),
    bottom: pointBetween(sw, se, written.length === 1 ? 0.5 : at),
    size,
    isColumn: false,
  }))
}

/** Print of which no letter was read, as it stands in the photo. */
function stackOf({ corners }: ScannedLine): Stack {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const x = (left + right) / 2
  return {
    top: { x, y: Math.min(...ys) },
    bottom: { x, y: Math.max(...ys) },
    size: right - left,
    isColumn: false,
  }
}

/** Letters of one text stand closer, in heights. */
const APART = 1.6

function stacksOf(line: ScannedLine): Stack[] {
  if (line.isStacked !== true) return writtenIn(line).length === 1 ? (lettersOf(line) ?? []) : []
  const [nw, ne, se, sw] = line.corners
  return [
    {
      top: pointBetween(nw, sw, 0.5),
      bottom: pointBetween(ne, se, 0.5),
      size: distanceBetween(nw, sw),
      isColumn: true,
    },
  ]
}

function isInColumn(letter: Stack, other: Stack): boolean {
  const size = Math.max(letter.size, other.size)
  const isOver = letter.top.y + letter.bottom.y < other.top.y + other.bottom.y
  const [upper, lower] = isOver ? [letter, other] : [other, letter]
  const gap = lower.top.y - upper.bottom.y
  return (
    size < MOST_UNLIKE * Math.min(letter.size, other.size) &&
    Math.abs(lower.top.x - upper.bottom.x) < ASIDE * size &&
    gap > OVERLAP * size &&
    gap < (other.isColumn ? FARTHEST : NEXT) * size
  )
}

/** A label of one letter that stands as high as a column near it, as the heads of columns do. */
const isLabelBeside = (
  line: ScannedLine,
  letters: readonly Stack[],
  stacked: readonly ScannedLine[],
): boolean =>
  letters.length === 1 &&
  wholeLabelOf(line.text) !== null &&
  letters.some((letter) =>
    stacked.flatMap(stacksOf).some(({ top, size }) => {
      const larger = Math.max(size, letter.size)
      return (
        Math.abs(letter.top.y - top.y) < AS_HIGH * larger && Math.abs(letter.top.x - top.x) < NEAR * larger
      )
    }),
  )
const [AS_HIGH, NEAR] = [0.4, 4]

/** A letter as a column of its own, which runs down. */
function asStacked(line: ScannedLine, { top, bottom, size }: Stack, at: number): ScannedLine {
  const letter = writtenIn(line)[at]
  const half = size / 2
  const corners: ScanCorners = [
    { x: top.x + half, y: top.y },
    { x: bottom.x + half, y: bottom.y },
    { x: bottom.x - half, y: bottom.y },
    { x: top.x - half, y: top.y },
  ]
  const { text, confidence } = letter ?? { text: '', confidence: 0 }
  const letters = letter === undefined ? [] : [{ ...letter, at: 0.5 }]
  return { text, confidence, letters, corners, isStacked: true }
}

/** A page on its side: what stands below comes later in a line, what stands to the left in a later line. */
const turn = ({ x, y }: ScanPoint): ScanPoint => ({ x: y, y: -x })
const WIDE = 1000

/** A frame in which columns are rows, from top to bottom, the rightmost first; `level` is that of the level print. */
export function levelOfColumns(stacked: readonly ScannedLine[], level: Level): Level {
  const [first] = stacked
  if (first === undefined) return turn
  const { x, y } = first.corners[0]
  const slope = (level({ x, y }).y - level({ x: x + WIDE, y }).y) / WIDE
  // Columns lean as much as rows rise; in a photo taken at an angle a little differently.
  const upright = (point: ScanPoint): ScanPoint => ({ x: point.x + point.y * slope, y: level(point).y })
  const turned = stacked.map((line) => ({
    ...line,
    corners: cornersAt(line, (point) => turn(upright(point))),
  }))
  const even = levelOf(turned)
  return (point) => even(turn(upright(point)))
}

function cornersAt({ corners: [nw, ne, se, sw] }: ScannedLine, at: Level): ScanCorners {
  return [at(nw), at(ne), at(se), at(sw)]
}
