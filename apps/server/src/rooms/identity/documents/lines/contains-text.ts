import type { ScanCorners, ScanPoint } from '../../../../providers/ocr/index.ts'
import { correctPerspective } from '../picture/correct-perspective.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import type { LaidLine } from './laid-line.ts'

type Row = Pick<LaidLine, 'corners'>

/** A part of the photo around a line, from its top left corner along it and down, in heights of the line. */
export interface Zone {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels to a line’s height in the picture in which print is looked for. */
const SCALE = 24
/** Around a zone, for what reaches into it. */
const MARGIN = 0.3
/** Sizes of letters, and the empty rows above and below them, in pixels: boxes are more or less wider than their print. */
const [SIZES, BAND] = [[17, 20, 23], 2]
/** Shares of a letter’s area that are ink, and of the rows beside it at most: pictures and the table go on there. */
const [LEAST, MOST, BESIDE] = [0.08, 0.7, 0.06]
/** Rows and columns of a letter that have ink, and strokes to a row: a rule or a speck has fewer. */
const [ROWS, COLUMNS, STROKES] = [0.6, 0.3, 1.2]
/** Of the line’s own contrast: print that fades is found, guilloche is not. */
const AS_DARK = 0.3
/** Levels of brightness by which a line’s own ink stands out at least. */
const LEAST_CONTRAST = 30

/**
 * Whether a zone around a line holds a letter about as dark and as large as its own, outside what is known. Whether anything was
 * detected there does not matter.
 */
export function containsText(
  even: GreyPicture,
  row: Row,
  zone: Zone,
  isKnown: (point: ScanPoint) => boolean,
): boolean {
  const limit = inkLimitOf(even, row)
  if (limit === null) return false
  const [left, top] = [zone.left - MARGIN, zone.top - MARGIN]
  const wide = { left, top, right: zone.right + MARGIN, bottom: zone.bottom + MARGIN }
  const width = Math.round((wide.right - left) * SCALE)
  const height = Math.round((wide.bottom - top) * SCALE)
  const at = frameOf(row)
  const { data } = correctPerspective(even, cornersOf(at, wide), width, height)
  const [ink, known] = [new Uint8Array(width * height), new Uint8Array(width * height)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const point = at(left + (x + 0.5) / SCALE, top + (y + 0.5) / SCALE)
      if (!isOn(even, point) || isKnown(point)) known[y * width + x] = 1
      else if ((data[y * width + x] ?? 255) < limit) ink[y * width + x] = 1
    }
  return hasLetter({ data: ink, width, height }, { data: known, width, height })
}

const isOn = ({ width, height }: GreyPicture, { x, y }: ScanPoint): boolean =>
  x >= 0 && y >= 0 && x < width && y < height

/** The point so many heights of a line along it and down from its top left corner. */
type Frame = (along: number, down: number) => ScanPoint

export function frameOf({ corners: [nw, ne, , sw] }: Row): Frame {
  const [right, below] = [
    { x: ne.x - nw.x, y: ne.y - nw.y },
    { x: sw.x - nw.x, y: sw.y - nw.y },
  ]
  const heights = Math.hypot(right.x, right.y) / Math.max(1, Math.hypot(below.x, below.y))
  const step = 1 / Math.max(0.1, heights)
  return (along, down) => ({
    x: nw.x + along * step * right.x + down * below.x,
    y: nw.y + along * step * right.y + down * below.y,
  })
}

const cornersOf = (at: Frame, { left, right, top, bottom }: Zone): ScanCorners => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]

/** Darker than this is ink, for a line; null where its own does not stand out. */
function inkLimitOf(even: GreyPicture, { corners }: Row): number | null {
  const [nw, ne, , sw] = corners
  const heights = Math.hypot(ne.x - nw.x, ne.y - nw.y) / Math.max(1, Math.hypot(sw.x - nw.x, sw.y - nw.y))
  const { data } = correctPerspective(even, corners, Math.max(SCALE, Math.round(heights * SCALE)), SCALE)
  const sorted = data.toSorted()
  const share = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0
  const [dark, ground] = [share(0.06), share(0.7)]
  return ground - dark < LEAST_CONTRAST ? null : ground - AS_DARK * (ground - dark)
}

/** Whether a part of the size of a letter has strokes like one, and nothing above and below it. */
function hasLetter(ink: GreyPicture, known: GreyPicture): boolean {
  const { width, height } = ink
  const [inked, hidden] = [sumsOf(ink), sumsOf(known)]
  const isLetter = (x: number, y: number, size: number) => {
    const area = size * size
    const share = inked(x, y, size, size) / area
    if (share < LEAST || share > MOST || hidden(x, y, size, size) > area / 4) return false
    const beside = Math.max(inked(x, y - BAND, size, BAND), inked(x, y + size, size, BAND))
    return beside <= BESIDE * size * BAND && hasStrokes(ink, { x, y, size })
  }
  return SIZES.some((size) => {
    for (let x = 0; x + size <= width; x += 2)
      for (let y = BAND; y + size + BAND <= height; y += 1) if (isLetter(x, y, size)) return true
    return false
  })
}

interface Part {
  readonly x: number
  readonly y: number
  readonly size: number
}

function hasStrokes({ data, width }: GreyPicture, { x: left, y: top, size }: Part): boolean {
  const columns = new Set<number>()
  let [rows, strokes] = [0, 0]
  for (let y = top; y < top + size; y += 1) {
    let [isInk, hasInk] = [false, false]
    for (let x = left; x < left + size; x += 1) {
      const isDark = data[y * width + x] === 1
      if (isDark) columns.add(x)
      if (isDark && !isInk) strokes += 1
      isInk = isDark
      hasInk ||= isDark
    }
    if (hasInk) rows += 1
  }
  return rows >= ROWS * size && columns.size >= COLUMNS * size && strokes >= STROKES * rows
}

/** How many pixels are set in a part of the picture. */
function sumsOf({ data, width, height }: GreyPicture) {
  const wide = width + 1
  const sums = new Int32Array(wide * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row
    }
  }
  const at = (x: number, y: number) => sums[y * wide + x] ?? 0
  return (x: number, y: number, across: number, down: number) =>
    at(x + across, y + down) - at(x, y + down) - at(x + across, y) + at(x, y)
}
