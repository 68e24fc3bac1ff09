import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** Cells along a side, and directions of edges in each. */
const [CELLS, DIRECTIONS] = [8, 8]
/** How many numbers describe a letter. */
export const GLYPH_FEATURES = CELLS * CELLS * DIRECTIONS

/** Side of the picture that a letter is brought to, and of the letter in it. */
const [SIDE, LETTER] = [64, 54]
/** Least difference of ink and paper, in grey levels. */
const FAINT = 28
/** Share of ink from which a pixel belongs to the letter, and the least ink in a row or column of it. */
const [INKED, LEAST_INK] = [0.42, 0.6]

/**
 * Describes the shape of the letter in a box by the directions of its edges, cell by cell: `GLYPH_FEATURES` numbers
 * whose squares add up to 1. Size, place and weight of the print do not matter. Null without ink.
 */
export function describeGlyph(picture: GreyPicture, box: TextBox): Float32Array | null {
  const ink = inkIn(picture, box)
  if (ink === null) return null
  const bounds = boundsOf(ink)
  return bounds === null ? null : describe(bringToSize(ink, bounds))
}

interface InkMap {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

/** Paper 0 to ink 1. */
function inkIn(picture: GreyPicture, box: TextBox): InkMap | null {
  const left = Math.max(0, Math.round(box.left))
  const top = Math.max(0, Math.round(box.top))
  const width = Math.min(picture.width, Math.round(box.right)) - left
  const height = Math.min(picture.height, Math.round(box.bottom)) - top
  if (width < 4 || height < 4) return null
  const counts = new Uint32Array(256)
  const at = (x: number, y: number) => picture.data[(top + y) * picture.width + left + x] ?? 255
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) counts[at(x, y)] = (counts[at(x, y)] ?? 0) + 1
  const dark = quantile(counts, width * height * 0.02)
  const paper = quantile(counts, width * height * 0.8)
  if (paper - dark < FAINT) return null
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = Math.max(0, Math.min(1, (paper - at(x, y)) / (paper - dark)))
  return { data, width, height }
}

function quantile(counts: Uint32Array, wanted: number): number {
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= wanted) return value
  }
  return 255
}

function boundsOf({ data, width, height }: InkMap): TextBox | null {
  const rows = new Float32Array(height)
  const columns = new Float32Array(width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0
      if (value < INKED) continue
      rows[y] = (rows[y] ?? 0) + value
      columns[x] = (columns[x] ?? 0) + value
    }
  const isInked = (value: number) => value > LEAST_INK
  const [left, right] = [columns.findIndex(isInked), columns.findLastIndex(isInked)]
  const [top, bottom] = [rows.findIndex(isInked), rows.findLastIndex(isInked)]
  return left === -1 || top === -1 ? null : { left, top, right: right + 1, bottom: bottom + 1 }
}

/** Brings the letter to one size, in the middle; a narrow one becomes less narrow. */
function bringToSize({ data, width, height }: InkMap, { left, top, right, bottom }: TextBox): InkMap {
  const [wide, tall] = [right - left, bottom - top]
  const slender = Math.sqrt(Math.sin((Math.PI / 2) * (Math.min(wide, tall) / Math.max(wide, tall))))
  const across = wide >= tall ? LETTER : LETTER * slender
  const down = tall >= wide ? LETTER : LETTER * slender
  const sized = new Float32Array(SIDE * SIDE)
  const [stepX, stepY] = [wide / across, tall / down]
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0)
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1) {
      const x = left + (column + 0.5 - (SIDE - across) / 2) * stepX - 0.5
      const y = top + (row + 0.5 - (SIDE - down) / 2) * stepY - 0.5
      if (x < left - 1 || y < top - 1 || x > right || y > bottom) continue
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const fx = x - x0
      const fy = y - y0
      sized[row * SIDE + column] =
        (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
        (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
    }
  return { data: sized, width: SIDE, height: SIDE }
}

/** Edges by cell and direction, each shared among the nearest ones. */
function describe({ data }: InkMap): Float32Array {
  const features = new Float32Array(GLYPH_FEATURES)
  const at = (x: number, y: number) => data[y * SIDE + x] ?? 0
  for (let y = 1; y < SIDE - 1; y += 1)
    for (let x = 1; x < SIDE - 1; x += 1) {
      const dx =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x - 1, y) -
        at(x - 1, y + 1)
      const dy =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x, y - 1) -
        at(x + 1, y - 1)
      const strength = Math.sqrt(dx * dx + dy * dy)
      if (strength > 0.05) addEdge(features, x, y, Math.atan2(dy, dx), strength)
    }
  let sum = 0
  for (let index = 0; index < GLYPH_FEATURES; index += 1) {
    const value = features[index] ?? 0
    features[index] = Math.sqrt(value)
    sum += value
  }
  const scale = 1 / Math.sqrt(sum || 1)
  return features.map((value) => value * scale)
}

/** For each row or column of the picture: the cell before its middle, and the share of the cell after that. */
const PLACES = Array.from({ length: SIDE }, (_, at) => {
  const place = ((at + 0.5) / SIDE) * CELLS - 0.5
  return { cell: Math.floor(place), share: place - Math.floor(place) }
})

function addEdge(features: Float32Array, x: number, y: number, angle: number, strength: number): void {
  const turn = ((angle / (2 * Math.PI)) * DIRECTIONS + DIRECTIONS) % DIRECTIONS
  const direction = Math.floor(turn)
  const ahead = strength * (turn - direction)
  const column = PLACES[x]
  const row = PLACES[y]
  if (column === undefined || row === undefined) return
  for (let down = 0; down < 2; down += 1) {
    const cellY = row.cell + down
    if (cellY < 0 || cellY >= CELLS) continue
    const shareY = down === 0 ? 1 - row.share : row.share
    for (let right = 0; right < 2; right += 1) {
      const cellX = column.cell + right
      if (cellX < 0 || cellX >= CELLS) continue
      const share = shareY * (right === 0 ? 1 - column.share : column.share)
      const cell = (cellY * CELLS + cellX) * DIRECTIONS
      const one = cell + direction
      const next = cell + ((direction + 1) % DIRECTIONS)
      features[one] = (features[one] ?? 0) + share * (strength - ahead)
      features[next] = (features[next] ?? 0) + share * ahead
    }
  }
}
