import type { FaceReading } from '../../../../providers/face/index.ts'
import { type MeshPoint, meshPoint } from '../liveness/mesh-point.ts'

/** Bytes of a perceptual hash. */
export const FACE_HASH_BYTES = 32

/** Side of the square in which a face is hashed, in pixels; each is the mean of `FINE` by `FINE` samples. */
const SIDE = 32
const FINE = 3
/** The square, as shares of the distance between the middles of the eyes: half its width, and its parts above and below them. */
const SQUARE = { aside: 1.56, above: 1.2, below: 1.92 }
const RIGHT_EYE = [33, 133, 159, 145, 70, 105] as const
const LEFT_EYE = [263, 362, 386, 374, 300, 334] as const

/** Frequencies of the cosine transform whose signs are the hash, lowest first; that of the mean brightness is left out. */
const FREQUENCIES = lowestFrequencies(FACE_HASH_BYTES * 8)
const HIGHEST = Math.max(...FREQUENCIES.flat())
const COSINES = Array.from({ length: HIGHEST + 1 }, (_, frequency) =>
  Float32Array.from({ length: SIDE }, (_cell, at) => Math.cos((Math.PI * (at + 0.5) * frequency) / SIDE)),
)
/** A mirrored picture has the other sign at odd horizontal frequencies. */
const MIRROR = packBits(FREQUENCIES.map(([across]) => across % 2 === 1))

/**
 * Perceptual hash of a face: the signs of the lowest frequencies of its grey picture, turned and scaled to the eyes. It
 * hardly changes when the picture is encoded anew, scaled, cropped or brightened.
 */
export function hashFace(face: Pick<FaceReading, 'mesh' | 'scene'>): Uint8Array {
  const grey = cropToEyes(face)
  // Rows first, then columns.
  const across = COSINES.map((cosine) =>
    Float32Array.from({ length: SIDE }, (_, y) => {
      let sum = 0
      for (let x = 0; x < SIDE; x += 1) sum += (grey[y * SIDE + x] ?? 0) * (cosine[x] ?? 0)
      return sum
    }),
  )
  return packBits(
    FREQUENCIES.map(([u, v]) => {
      const [row, cosine] = [across[u], COSINES[v]]
      let sum = 0
      for (let y = 0; y < SIDE; y += 1) sum += (row?.[y] ?? 0) * (cosine?.[y] ?? 0)
      return sum > 0
    }),
  )
}

/** The hash of the mirrored picture. */
export const mirrorHash = (hash: Uint8Array): Uint8Array =>
  hash.map((byte, index) => byte ^ (MIRROR[index] ?? 0))

/** Number of ones of each byte. */
const BITS_SET = new Uint8Array(256)
for (let byte = 1; byte < 256; byte += 1) BITS_SET[byte] = (byte & 1) + (BITS_SET[byte >> 1] ?? 0)

/** Number of different bits of two hashes. */
export function countDifferentBits(a: Uint8Array, b: Uint8Array): number {
  let count = 0
  for (let index = 0; index < a.length; index += 1) count += BITS_SET[(a[index] ?? 0) ^ (b[index] ?? 0)] ?? 0
  return count
}

function cropToEyes({ mesh, scene }: Pick<FaceReading, 'mesh' | 'scene'>): Float32Array {
  const [right, left] = [middleOf(mesh, RIGHT_EYE), middleOf(mesh, LEFT_EYE)]
  const [dx, dy] = [left[0] - right[0], left[1] - right[1]]
  const [cx, cy] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  const grey = new Float32Array(SIDE * SIDE)
  const fine = SIDE * FINE
  for (let row = 0; row < fine; row += 1)
    for (let column = 0; column < fine; column += 1) {
      const x = ((column + 0.5) / fine - 0.5) * 2 * SQUARE.aside
      const y = ((row + 0.5) / fine) * (SQUARE.above + SQUARE.below) - SQUARE.above
      const at = Math.floor(row / FINE) * SIDE + Math.floor(column / FINE)
      grey[at] = (grey[at] ?? 0) + sampleGrey(scene, cx + x * dx - y * dy, cy + x * dy + y * dx)
    }
  return grey
}

function middleOf(mesh: Float32Array, places: readonly number[]): MeshPoint {
  const points = places.map((place) => meshPoint({ mesh }, place))
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1), 0]
}

/** Bilinear; beyond the edge the edge goes on. */
function sampleGrey({ data, width, height }: FaceReading['scene'], x: number, y: number): number {
  const px = Math.min(width - 1.001, Math.max(0, x - 0.5))
  const py = Math.min(height - 1.001, Math.max(0, y - 0.5))
  const [x0, y0] = [Math.floor(px), Math.floor(py)]
  const [fx, fy] = [px - x0, py - y0]
  const grey = (offset: number) =>
    (data[offset] ?? 0) * 0.299 + (data[offset + 1] ?? 0) * 0.587 + (data[offset + 2] ?? 0) * 0.114
  const at = (y0 * width + x0) * 3
  const upper = grey(at) * (1 - fx) + grey(at + 3) * fx
  const lower = grey(at + width * 3) * (1 - fx) + grey(at + width * 3 + 3) * fx
  return upper * (1 - fy) + lower * fy
}

/** Pairs of horizontal and vertical frequency by their sum, from 2 on: the lowest are alike on every face. */
function lowestFrequencies(count: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let sum = 2; found.length < count; sum += 1)
    for (let across = 0; across <= sum; across += 1) found.push([across, sum - across])
  return found.slice(0, count)
}

function packBits(bits: readonly boolean[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8))
  for (const [index, bit] of bits.entries())
    if (bit) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7))
  return bytes
}
