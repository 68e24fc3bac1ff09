import { writeFileSync } from 'node:fs'
import { createSeededRandom } from '@gamehall/test-documents'
import { describeGlyph, GLYPH_FEATURES } from '../describe-glyph.ts'
import { encodeGlyphShapes } from '../glyph-shapes.ts'
import { drawGlyphs } from './draw-glyphs.ts'
import { listEngineLetters } from './engine-letters.ts'
import { LEARNED_KINDS } from './glyph-kinds.ts'
import { listGlyphLetters } from './glyph-letters.ts'
import { cholesky, invertLower, leadingDirections } from './linear-algebra.ts'
import { meanVector } from './mean-vector.ts'
import { photographGlyph } from './photograph-glyph.ts'

/**
 * Writes the shapes by which the server recognizes letters that its OCR engines do not know, in the kinds of typefaces that are
 * learned; `extend-glyphs.ts` adds the others. Run with Debian’s fonts-noto-cjk, fonts-cns11643-kai and fonts-lxgw-wenkai:
 * `node tools/run.mjs apps/server/src/rooms/identity/documents/glyphs/training/train-glyphs.ts`.
 */
const FILE = new URL('../glyph-shapes.bin', import.meta.url)
const DIMENSIONS = 64
/** Photos of each letter that its shape is the mean of, and of each `EVERY`th letter to see what photos change. */
const [PHOTOS, MORE_PHOTOS, EVERY] = [2, 6, 8]
const [RIDGE, ROUNDS] = [0.05, 24]

const engineLetters = listEngineLetters()
const letters = listGlyphLetters().map((one) => ({ ...one, isKnown: engineLetters.has(one.letter) }))
const random = createSeededRandom(20)
const size = GLYPH_FEATURES
const means = Array.from({ length: letters.length * LEARNED_KINDS.length }, () => new Float32Array(size))
const within = new Float64Array(size * size)
let photos = 0
const ORIGIN = new Float32Array(size)

for (const [kind, faces] of LEARNED_KINDS.entries())
  for (const face of faces) {
    const drawn = await drawGlyphs(
      letters.map(({ letter }) => letter),
      face,
    )
    for (const [at, glyph] of drawn.entries()) {
      const count = at % EVERY === 0 ? MORE_PHOTOS : PHOTOS
      const described = Array.from({ length: count }, () => photographGlyph(glyph, random)).flatMap(
        (photo) => describeGlyph(photo, { left: 0, top: 0, right: photo.width, bottom: photo.height }) ?? [],
      )
      const mean = meanVector(described, size)
      const shape = means[at * LEARNED_KINDS.length + kind]
      for (let index = 0; index < size; index += 1)
        if (shape !== undefined) shape[index] = (shape[index] ?? 0) + (mean[index] ?? 0) / faces.length
      if (count === MORE_PHOTOS) for (const one of described) addOuter(within, one, mean)
      photos += count === MORE_PHOTOS ? described.length : 0
    }
    process.stdout.write(`${face.family} ${face.weight}\n`)
  }

const centre = meanVector(means, size)
const inverse = invertLower(cholesky(ridged(mirror(within), photos), size), size)
const whitened = means.map((mean) =>
  multiplyLower(
    inverse,
    mean.map((value, at) => value - (centre[at] ?? 0)),
  ),
)
const between = new Float64Array(size * size)
for (const one of whitened) addOuter(between, one, ORIGIN)
const directions = leadingDirections(mirror(between), size, DIMENSIONS, ROUNDS)
const projection = directions.map((direction) => {
  const row = new Float32Array(size)
  for (let k = 0; k < size; k += 1)
    for (let at = 0; at <= k; at += 1)
      row[at] = (row[at] ?? 0) + (direction[k] ?? 0) * (inverse[k * size + at] ?? 0)
  return row
})
const shapes = means.map((mean) =>
  projection.map((row) =>
    row.reduce((sum, value, at) => sum + value * ((mean[at] ?? 0) - (centre[at] ?? 0)), 0),
  ),
)
writeFileSync(FILE, encodeGlyphShapes({ letters, kinds: LEARNED_KINDS.length, centre, projection, shapes }))
process.stdout.write(`${letters.length} letters\n`)

/** Adds the outer product of what a vector differs by: its lower triangle. */
function addOuter(sums: Float64Array, vector: Float32Array, from: Float32Array): void {
  const differences = vector.map((value, at) => value - (from[at] ?? 0))
  for (let row = 0; row < size; row += 1) {
    const factor = differences[row] ?? 0
    for (let column = 0; column <= row; column += 1) {
      const index = row * size + column
      sums[index] = (sums[index] ?? 0) + factor * (differences[column] ?? 0)
    }
  }
}

/** Copies the lower triangle to the upper one. */
function mirror(sums: Float64Array): Float64Array {
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < row; column += 1) sums[column * size + row] = sums[row * size + column] ?? 0
  return sums
}

/** The covariance, with a little more on its diagonal. */
function ridged(sums: Float64Array, count: number): Float64Array {
  const covariance = sums.map((sum) => sum / count)
  let trace = 0
  for (let at = 0; at < size; at += 1) trace += covariance[at * size + at] ?? 0
  for (let at = 0; at < size; at += 1)
    covariance[at * size + at] = (covariance[at * size + at] ?? 0) + (RIDGE * trace) / size
  return covariance
}

function multiplyLower(lower: Float64Array, vector: Float32Array): Float32Array {
  const product = new Float32Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = 0
    for (let at = 0; at <= row; at += 1) sum += (lower[row * size + at] ?? 0) * (vector[at] ?? 0)
    product[row] = sum
  }
  return product
}
