import { GLYPH_FEATURES } from './describe-glyph.ts'

/** 0 and 1: Big5’s frequent and rarer letters; 2: those beyond it. */
export type GlyphRank = 0 | 1 | 2

/** The shapes of letters in several kinds of typefaces, in few dimensions in which photos of a letter differ little. */
export interface GlyphShapes {
  readonly letters: readonly {
    readonly letter: string
    readonly rank: GlyphRank
    /** Whether an OCR engine knows it. */
    readonly isKnown: boolean
  }[]
  /** Kinds of typefaces: each letter has so many shapes, one after another. */
  readonly kinds: number
  /** What is taken from a description, and the rows that it is multiplied with then. */
  readonly centre: Float32Array
  readonly projection: readonly Float32Array[]
  readonly shapes: readonly (readonly number[] | Float32Array)[]
}

/** Steps of a stored number. */
const STEPS = 127

/** Packs shapes into one file: a line of JSON, the projection as 32-bit numbers, each shape as one byte a number. */
export function encodeGlyphShapes({ letters, kinds, centre, projection, shapes }: GlyphShapes): Buffer {
  const largest = shapes.reduce((most, shape) => Math.max(most, ...shape.map(Math.abs)), 0)
  const header = JSON.stringify({
    kinds,
    dimensions: projection.length,
    largest,
    unknown: letters.flatMap(({ letter, isKnown }) => (isKnown ? [] : letter)).join(''),
    letters: [0, 1, 2].map((rank) =>
      letters.flatMap((one) => (one.rank === rank ? one.letter : [])).join(''),
    ),
  })
  const bytes = Int8Array.from(
    shapes.flatMap((shape) => [...shape].map((value) => Math.round((STEPS * value) / largest))),
  )
  return Buffer.concat([
    Buffer.from(`${header}\n`),
    ...[centre, ...projection].map((row) => Buffer.from(Float32Array.from(row).buffer)),
    Buffer.from(bytes.buffer),
  ])
}

export interface StoredShapes {
  readonly letters: readonly string[]
  readonly ranks: readonly GlyphRank[]
  /** Letters that no OCR engine knows. */
  readonly unknown: ReadonlySet<string>
  readonly kinds: number
  readonly dimensions: number
  readonly centre: Float32Array
  readonly projection: readonly Float32Array[]
  /** `letters × kinds × dimensions` numbers; multiplied by `unit` they are distances. */
  readonly shapes: Int8Array
  readonly unit: number
}

/** Unpacks what `encodeGlyphShapes` packed. */
export function decodeGlyphShapes(file: Uint8Array): StoredShapes {
  const end = file.indexOf(0x0a)
  const header = JSON.parse(Buffer.from(file.subarray(0, end)).toString())
  const { kinds, dimensions, largest, letters: ranked, unknown } = header
  const letters = (ranked as string[]).flatMap((some) => [...some])
  const ranks = (ranked as string[]).flatMap((some, rank) => [...some].map(() => rank as GlyphRank))
  // The numbers are copied: in the file they may not lie on a multiple of four bytes.
  const middle = end + 1 + 4 * GLYPH_FEATURES * (dimensions + 1)
  const numbers = Uint8Array.from(file.subarray(end + 1, middle))
  const rows = new Float32Array(numbers.buffer)
  const row = (at: number) => rows.subarray(at * GLYPH_FEATURES, (at + 1) * GLYPH_FEATURES)
  const rest = Uint8Array.from(file.subarray(middle))
  return {
    letters,
    ranks,
    unknown: new Set(unknown as string),
    kinds,
    dimensions,
    centre: row(0),
    projection: Array.from({ length: dimensions }, (_, at) => row(at + 1)),
    shapes: new Int8Array(rest.buffer),
    unit: largest / STEPS,
  }
}
