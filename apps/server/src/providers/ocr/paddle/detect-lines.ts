import type { ScanPicture, ScanPoint } from '../text-scanner.ts'
import type { Network } from './load-runtime.ts'
import { type RotatedBox, smallestBox } from './rotated-box.ts'

/** The longer side of the picture that the detection sees: a whole photo’s, and a smaller picture’s, which is not shrunk. */
const [LONGEST_PX, UNSHRUNK_PX] = [1152, 1504]
/** Both sides are multiples of this. */
const GRID = 32
/** ImageNet’s means and deviations, which the model was trained with. */
const CHANNELS = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const
/** A pixel of text; the mean of a line’s pixels. */
const TEXT = 0.3
const LINE = 0.55
/** The model marks the core of a line: its box grows by this share of area by outline. */
const GROWTH = 1.6
const THINNEST_PX = 4

/** Finds the lines of print in a picture. */
export async function detectLines(detect: Network, picture: ScanPicture): Promise<RotatedBox[]> {
  const longer = Math.max(picture.width, picture.height)
  const share = longer <= UNSHRUNK_PX ? 1 : LONGEST_PX / longer
  const gridded = (side: number) => Math.max(GRID, Math.round((side * share) / GRID) * GRID)
  const [width, height] = [gridded(picture.width), gridded(picture.height)]
  const { data } = await detect(planesOf(picture, width, height), width, height)
  const scale = { x: picture.width / width, y: picture.height / height }
  return findBlobs(data, width, height)
    .map(({ outline }) => grow(smallestBox(outline.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })))))
    .filter(({ thickness }) => thickness >= THINNEST_PX)
}

/** Shrinks the picture by averaging, and spreads it over three planes. */
function planesOf(picture: ScanPicture, width: number, height: number): Float32Array {
  const planes = new Float32Array(3 * width * height)
  const [stepX, stepY] = [picture.width / width, picture.height / height]
  for (let row = 0; row < height; row += 1) {
    const top = Math.floor(row * stepY)
    const bottom = Math.max(top + 1, Math.floor((row + 1) * stepY))
    for (let column = 0; column < width; column += 1) {
      const left = Math.floor(column * stepX)
      const right = Math.max(left + 1, Math.floor((column + 1) * stepX))
      let sum = 0
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += picture.data[y * picture.width + x] ?? 0
      const value = sum / ((bottom - top) * (right - left)) / 255
      for (const [plane, { mean, deviation }] of CHANNELS.entries())
        planes[plane * width * height + row * width + column] = (value - mean) / deviation
    }
  }
  return planes
}

function grow(box: RotatedBox): RotatedBox {
  const more = (box.length * box.thickness * GROWTH) / (2 * (box.length + box.thickness))
  return { ...box, length: box.length + 2 * more, thickness: box.thickness + 2 * more }
}

interface Blob {
  /** The first and last pixel of each of its rows. */
  readonly outline: readonly ScanPoint[]
}

/** Connected areas of text pixels. */
function findBlobs(map: Float32Array, width: number, height: number): Blob[] {
  const seen = new Uint8Array(width * height)
  const blobs: Blob[] = []
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || (map[start] ?? 0) < TEXT) continue
    const blob = flood(map, seen, start, width, height)
    if (blob !== null) blobs.push(blob)
  }
  return blobs
}

function flood(
  map: Float32Array,
  seen: Uint8Array,
  start: number,
  width: number,
  height: number,
): Blob | null {
  const rows = new Map<number, { left: number; right: number }>()
  const open = [start]
  seen[start] = 1
  let sum = 0
  let count = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    sum += map[at] ?? 0
    count += 1
    const row = rows.get(y)
    if (row === undefined) rows.set(y, { left: x, right: x })
    else {
      row.left = Math.min(row.left, x)
      row.right = Math.max(row.right, x)
    }
    for (const [dx, dy] of NEIGHBOURS) {
      const [nextX, nextY] = [x + dx, y + dy]
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue
      const next = nextY * width + nextX
      if (seen[next] === 1 || (map[next] ?? 0) < TEXT) continue
      seen[next] = 1
      open.push(next)
    }
  }
  if (sum / count < LINE || count < SPECK) return null
  return {
    outline: [...rows].flatMap(([y, { left, right }]) => [
      { x: left, y },
      { x: right, y },
    ]),
  }
}

const SPECK = 12
const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
