import { readFileSync } from 'node:fs'
import type { TextBox } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { describeGlyph } from './describe-glyph.ts'
import { decodeGlyphShapes, type GlyphRank, type StoredShapes } from './glyph-shapes.ts'

export interface RankedLetter {
  readonly letter: string
  readonly rank: GlyphRank
  /** Whether an OCR engine knows it. */
  readonly isKnown: boolean
  /**
   * How far its nearest shape is from what is printed: some 100 in clear photos of typefaces that it was learned from, 500
   * in others, 1000 in bad photos. The next letter is 100 to 600 farther.
   */
  readonly distance: number
}

let stored: StoredShapes | null = null

const loadShapes = (): StoredShapes => {
  stored ??= decodeGlyphShapes(readFileSync(new URL('./glyph-shapes.bin', import.meta.url)))
  return stored
}

/** Letters that are compared in all dimensions, and those that come out. */
const [COMPARED_DIMENSIONS, NEAREST] = [16, 240]
const RANKED = 12

/** The letters most like the one in a box, and the wanted ones, the most alike first; empty without ink. */
export function rankLetters(
  picture: GreyPicture,
  box: TextBox,
  wanted: ReadonlySet<string> = new Set(),
): readonly RankedLetter[] {
  const described = describeGlyph(picture, box)
  if (described === null) return []
  const shapes = loadShapes()
  const { letters, ranks, kinds, unknown } = shapes
  const point = project(shapes, described)
  const rough = distancesTo(shapes, point, 0, COMPARED_DIMENSIONS)
  const limit = limitOf(rough, NEAREST)
  const best = new Map<number, number>()
  for (let at = 0; at < rough.length; at += 1) {
    const start = rough[at] ?? 0
    const letter = Math.floor(at / kinds)
    if (start > limit && !wanted.has(letters[letter] ?? '')) continue
    const whole = start + distanceTo(shapes, point, at, COMPARED_DIMENSIONS)
    if (whole < (best.get(letter) ?? Number.POSITIVE_INFINITY)) best.set(letter, whole)
  }
  return [...best]
    .toSorted((one, other) => one[1] - other[1])
    .map(([at, distance]) => ({ at, distance, letter: letters[at] ?? '' }))
    .filter(({ letter }, order) => order < RANKED || wanted.has(letter))
    .map(({ at, distance, letter }) => ({
      letter,
      rank: ranks[at] ?? 2,
      isKnown: !unknown.has(letter),
      distance,
    }))
}

/** In the unit of the stored shapes. */
function project({ centre, projection, unit }: StoredShapes, described: Float32Array): Float32Array {
  return Float32Array.from(projection, (row) => {
    let sum = 0
    for (let at = 0; at < row.length; at += 1)
      sum += (row[at] ?? 0) * ((described[at] ?? 0) - (centre[at] ?? 0))
    return sum / unit
  })
}

function distancesTo(shapes: StoredShapes, point: Float32Array, from: number, to: number): Float32Array {
  const { dimensions, unit } = shapes
  const distances = new Float32Array(shapes.shapes.length / dimensions)
  for (let at = 0; at < distances.length; at += 1) {
    let sum = 0
    for (let index = from; index < to; index += 1) {
      const apart = (point[index] ?? 0) - (shapes.shapes[at * dimensions + index] ?? 0)
      sum += apart * apart
    }
    distances[at] = sum * unit * unit
  }
  return distances
}

function distanceTo(
  { shapes, dimensions, unit }: StoredShapes,
  point: Float32Array,
  at: number,
  from: number,
): number {
  let sum = 0
  for (let index = from; index < dimensions; index += 1) {
    const apart = (point[index] ?? 0) - (shapes[at * dimensions + index] ?? 0)
    sum += apart * apart
  }
  return sum * unit * unit
}

const BINS = 1024

/** A limit that at least `count` values do not exceed, and few more: they are counted, as sorting them takes much longer. */
function limitOf(values: Float32Array, count: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  const step = Math.max(1, (most - least) / BINS)
  const counts = new Uint32Array(BINS + 1)
  for (const value of values) {
    const bin = Math.floor((value - least) / step)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  let seen = 0
  const last = counts.findIndex((more) => {
    seen += more
    return seen >= count
  })
  return last === -1 ? most : least + (last + 1) * step
}
