import { readFileSync, writeFileSync } from 'node:fs'
import { createSeededRandom } from '@gamehall/test-documents'
import { describeGlyph, GLYPH_FEATURES } from '../describe-glyph.ts'
import { decodeGlyphShapes, encodeGlyphShapes } from '../glyph-shapes.ts'
import { drawGlyphs, type GlyphTypeface } from './draw-glyphs.ts'
import { listEngineLetters } from './engine-letters.ts'
import { ADDED_KINDS, LEARNED_KINDS } from './glyph-kinds.ts'
import { listGlyphLetters } from './glyph-letters.ts'
import { meanVector } from './mean-vector.ts'
import { photographGlyph } from './photograph-glyph.ts'

/**
 * Adds letters and kinds of typefaces to the shapes that `train-glyphs.ts` wrote, which takes four minutes: what tells letters
 * apart stays as it was learned. Run with Debian’s fonts-noto-cjk, fonts-wqy-zenhei, fonts-lxgw-wenkai, fonts-arphic-bkai00mp
 * and -bsmi00lp, fonts-cns11643-kai and -sung, fonts-cwtex-kai, -fs, -heib and -yen:
 * `node tools/run.mjs apps/server/src/rooms/identity/documents/glyphs/training/extend-glyphs.ts`.
 */
const FILE = new URL('../glyph-shapes.bin', import.meta.url)
/** Photos of each letter that the shape of a kind is the mean of, at least. */
const PHOTOS = 2

const stored = decodeGlyphShapes(readFileSync(FILE))
const random = createSeededRandom(21)
const engineLetters = listEngineLetters()
const letters = listGlyphLetters().map((one) => ({ ...one, isKnown: engineLetters.has(one.letter) }))
const all = letters.map(({ letter }) => letter)
const places = new Map(stored.letters.map((letter, at) => [letter, at]))
const drawn = [
  await drawKinds(
    all.filter((letter) => !places.has(letter)),
    LEARNED_KINDS,
  ),
  await drawKinds(all, ADDED_KINDS),
] as const

const shapes = all.flatMap((letter) => {
  const at = places.get(letter)
  const learned =
    at === undefined
      ? drawn[0].get(letter)
      : LEARNED_KINDS.map((_, kind) => shapeAt(at * stored.kinds + kind))
  return [...(learned ?? []), ...(drawn[1].get(letter) ?? [])]
})
const kinds = LEARNED_KINDS.length + ADDED_KINDS.length
writeFileSync(
  FILE,
  encodeGlyphShapes({ letters, kinds, centre: stored.centre, projection: stored.projection, shapes }),
)
process.stdout.write(`${letters.length} letters in ${kinds} kinds\n`)

function shapeAt(index: number): number[] {
  const { shapes: bytes, dimensions, unit } = stored
  return Array.from(bytes.subarray(index * dimensions, (index + 1) * dimensions), (value) => value * unit)
}

/** The shapes of letters, one for each kind. */
async function drawKinds(wanted: readonly string[], kindsOf: typeof ADDED_KINDS) {
  const found = new Map<string, number[][]>(wanted.map((letter) => [letter, []]))
  for (const faces of kindsOf) {
    const described = wanted.map((): Float32Array[] => [])
    for (const face of faces) await describeIn(face, wanted, Math.ceil(PHOTOS / faces.length), described)
    for (const [at, letter] of wanted.entries())
      found.get(letter)?.push(project(meanVector(described[at] ?? [], GLYPH_FEATURES)))
  }
  return found
}

async function describeIn(
  face: GlyphTypeface,
  wanted: readonly string[],
  photos: number,
  described: readonly Float32Array[][],
): Promise<void> {
  for (const [at, glyph] of (await drawGlyphs(wanted, face)).entries())
    for (let count = 0; count < photos; count += 1) {
      const photo = photographGlyph(glyph, random)
      const one = describeGlyph(photo, { left: 0, top: 0, right: photo.width, bottom: photo.height })
      if (one !== null) described[at]?.push(one)
    }
  process.stdout.write(`${face.family} ${face.weight}\n`)
}

function project(mean: Float32Array): number[] {
  const { projection, centre } = stored
  return projection.map((row) =>
    row.reduce((sum, value, at) => sum + value * ((mean[at] ?? 0) - (centre[at] ?? 0)), 0),
  )
}
