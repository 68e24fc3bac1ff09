import type { ScanCorners, ScanPoint } from '../../../../providers/ocr/index.ts'
import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'

export interface MrzZone {
  readonly corners: ScanCorners
  /** Height by width. */
  readonly shape: number
  /** The first and the second line by themselves; null where no print was found. */
  readonly rows: readonly [LaidLine | null, LaidLine | null]
}

/** Letters, digits and what readers make of fillers. */
const LIKE_MRZ = /^[A-Z0-9<«‹×✕ ]{3,}$/
const FIRST = /^[PR][A-Z<][A-Z<]{3}.*</
const SECOND = /[A-Z0-9<]{9}\d.{3}\d{6}|\d{6}\d[MF<]\d{7}/
/** Paper around the two lines, in heights of a line. */
const [ABOVE, BESIDE] = [0.8, 0.8]
/** From one line to the next, in heights. */
const [USUAL, FARTHEST] = [1.9, 4]

/** Where a passport’s two machine-readable lines stand; null when there are none. */
export function mrzZone(lines: readonly LaidLine[]): MrzZone | null {
  const fitting = lines.filter(({ text }) => LIKE_MRZ.test(text))
  const close = ({ text }: LaidLine) => text.replace(/\s/g, '').replace(/[×✕]/g, 'X')
  const read = {
    second: fitting.findLast((line) => SECOND.test(close(line))),
    first: fitting.find((line) => FIRST.test(close(line))),
  }
  const { first, second } = read.first === undefined && read.second === undefined ? pairByShape(lines) : read
  const base = second ?? first
  if (base === undefined) return null
  const height = heightOf(base)
  const pitch = pitchOf(first, second, height)
  const [above, below] = second === undefined ? [0, pitch] : [pitch, 0]
  const near = [...fitting, ...(first ? [first] : []), ...(second ? [second] : [])].filter((line) => {
    const apart = centreOf(line) - centreOf(base)
    return apart > -above - height / 2 && apart < below + height / 2
  })
  const left = Math.min(...near.map(({ box }) => box.left)) - BESIDE * height
  const right = Math.max(...near.map(({ box }) => box.right)) + BESIDE * height
  const [top, bottom] = [above + ABOVE * height, below + height / 2]
  return {
    corners: spread(base, left - base.box.left, right - base.box.right, top, bottom),
    shape: (height + top + bottom) / Math.max(1, right - left),
    rows: [
      first ?? (second === undefined ? null : rowBeside(lines, second, -pitch)),
      second ?? (first === undefined ? null : rowBeside(lines, first, pitch)),
    ],
  }
}

/** Width of a row of 44 characters, in its heights; how much the two rows’ ends and the distances between them vary. */
const [SLIMMEST, RAGGED, NARROW_PITCH, WIDE_PITCH] = [14, 0.06, 0.8, 3]

/** Two long rows of the same width, one over the other, of which hardly a character was read. */
function pairByShape(lines: readonly LaidLine[]): { first?: LaidLine; second?: LaidLine } {
  const widthOf = ({ box }: LaidLine) => box.right - box.left
  const long = lines
    .filter(
      (line) => widthOf(line) > SLIMMEST * heightOf(line) && !/\p{Script=Han}|[a-z]{3}/u.test(line.text),
    )
    .toSorted((one, other) => centreOf(other) - centreOf(one))
  for (const second of long)
    for (const first of long) {
      const pitch = (centreOf(second) - centreOf(first)) / heightOf(second)
      const most = RAGGED * widthOf(second)
      const isLevel =
        Math.abs(first.box.left - second.box.left) < most &&
        Math.abs(first.box.right - second.box.right) < most
      if (isLevel && pitch > NARROW_PITCH && pitch < WIDE_PITCH) return { first, second }
    }
  return {}
}

/** A row reaches over this share of the other one. */
const MOST_OF_ROW = 0.6

/** The long line of print where the other line of the two must be, however badly it was read. */
function rowBeside(lines: readonly LaidLine[], base: LaidLine, pitch: number): LaidLine | null {
  const height = heightOf(base)
  const width = base.box.right - base.box.left
  const beside = lines.filter(
    (line) =>
      line !== base &&
      line.box.right - line.box.left > MOST_OF_ROW * width &&
      Math.abs(centreOf(line) - centreOf(base) - pitch) < 1.2 * height,
  )
  return (
    beside.toSorted((one, other) => other.box.right - other.box.left - one.box.right + one.box.left)[0] ??
    null
  )
}

function pitchOf(first: LaidLine | undefined, second: LaidLine | undefined, height: number): number {
  const pitch = first === undefined || second === undefined ? 0 : centreOf(second) - centreOf(first)
  return pitch > height / 2 && pitch < FARTHEST * height ? pitch : USUAL * height
}

/** A line’s corners, moved by so many pixels along it at its ends, and up and down. */
function spread({ corners }: LaidLine, left: number, right: number, up: number, down: number): ScanCorners {
  const [nw, ne, se, sw] = corners
  const length = Math.max(1, Math.hypot(ne.x - nw.x, ne.y - nw.y))
  const along = { x: (ne.x - nw.x) / length, y: (ne.y - nw.y) / length }
  const move = ({ x, y }: ScanPoint, sideways: number, below: number): ScanPoint => ({
    x: x + sideways * along.x - below * along.y,
    y: y + sideways * along.y + below * along.x,
  })
  return [move(nw, left, -up), move(ne, right, -up), move(se, right, down), move(sw, left, down)]
}
