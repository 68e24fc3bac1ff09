import sharp from 'sharp'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'
import { type Surface, sampleTexture, textureOf } from './surface.ts'
import { applyLens, type Channel, type Lens, sumWaves, type Wave } from './waves.ts'

/**
 * `lines`: fine security lines, straight and bent. `ruled`: two or three inks side by side in the same lines.
 * `halftone`: dots of four inks at different angles. `raster`: rows and columns of a card or laser printer. `plain`:
 * none of these.
 */
export type PrintStyle = 'plain' | 'lines' | 'ruled' | 'halftone' | 'raster'
/** Table under the document; `weave` is woven cloth. */
export type Table = 'plain' | 'weave'

export interface PrintedDocument {
  readonly style: PrintStyle
  readonly table: Table
  /** Width of the document as placed. */
  readonly widthMm: number
  readonly seed: number
}

/** Share of each colour channel an ink absorbs. */
type Ink = readonly [number, number, number]
interface Inked {
  readonly ink: Ink
  readonly waves: readonly Wave[]
  /** Amplitude in cycles and count of line bends across the width. */
  readonly bend: number
  readonly bends: number
}

const CYAN: Ink = [0.85, 0.25, 0.12]
const MAGENTA: Ink = [0.12, 0.8, 0.35]
const YELLOW: Ink = [0.04, 0.12, 0.8]
const BLACK: Ink = [0.9, 0.9, 0.9]
const GRAIN = 0.02

/** A printed document on a table in room light. */
export async function renderOnTable(
  document: Uint8Array,
  printed: PrintedDocument,
  lens: Lens,
): Promise<Surface> {
  const random = createSeededRandom(printed.seed + 3)
  const { data, info } = await sharp(document)
    .ensureAlpha()
    .blur(0.3 + (lens.softness * 1600) / lens.pixels)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const texture = textureOf(data, info.width, info.height, 4)
  const inks = inksOf(printed, random).map((inked) => ({
    ...inked,
    waves: applyLens(inked.waves, lens),
  }))
  const cloth = clothOf(printed, random, lens)
  const light = { across: random.between(-0.35, 0.35), down: random.between(-0.35, 0.35) }
  return {
    lightAt(x, y, channel) {
      const lit = 0.8 * (1 + light.across * x + light.down * y)
      const u = (x + 0.5) * info.width - 0.5
      const v = y * info.width + info.height / 2 - 0.5
      const isDocument = (data[(Math.round(v) * info.width + Math.round(u)) * 4 + 3] ?? 0) > 127
      const paper = isDocument ? sampleTexture(texture, u, v, channel) : -1
      if (paper < 0) return lit * cloth(x, y, channel)
      return lit * paper * coverOf(inks, x, y, channel) * (1 + GRAIN * grainAt(u * 2, v * 2))
    },
  }
}

/** Share of light the fine print reflects. */
function coverOf(inks: readonly Inked[], x: number, y: number, channel: Channel): number {
  let left = 1
  for (const { ink, waves, bend, bends } of inks) {
    const bent = bend === 0 ? 0 : bend * Math.sin(2 * Math.PI * bends * x)
    left *= 1 - ink[channel] * Math.max(0, 0.2 + sumWaves(waves, x, y, bent))
  }
  return left
}

/** Noise fixed to the print: -1 to 1. */
function grainAt(u: number, v: number): number {
  const mixed = Math.imul(Math.floor(u) * 374761393 + Math.floor(v) * 668265263, 1274126177)
  return ((mixed ^ (mixed >>> 15)) & 0xffff) / 0x8000 - 1
}

/** A line screen with its first two overtones. */
function ruling(pitch: number, degrees: number, strength: number, phase: number): Wave[] {
  const angle = (degrees * Math.PI) / 180
  return [1, 2, 3].map((times) => ({
    across: (times * Math.cos(angle)) / pitch,
    down: (times * Math.sin(angle)) / pitch,
    amplitude: strength / times ** 1.5,
    phase: phase * times,
  }))
}

const crossed = (pitch: number, degrees: number, strength: number, phase: number): Wave[] => [
  ...ruling(pitch, degrees, strength, phase),
  ...ruling(pitch, degrees + 90, strength, phase * 1.7),
]

function inksOf({ style, widthMm }: PrintedDocument, random: SeededRandom): Inked[] {
  const straight = { bend: 0, bends: 0 }
  const mm = (from: number, to: number) => random.between(from, to) / widthMm
  if (style === 'lines') {
    const inks = [CYAN, MAGENTA, YELLOW, BLACK] as const
    return Array.from({ length: random.whole(2, 4) }, (_, at) => ({
      ink: inks[(at + random.whole(0, 1)) % inks.length] ?? BLACK,
      waves: ruling(mm(0.14, 0.45), random.between(-90, 90), random.between(0.05, 0.3), random.next()),
      bend: random.next() < 0.5 ? 0 : random.between(0.5, 6),
      bends: random.between(0.5, 4),
    }))
  }
  if (style === 'ruled') {
    const [pitch, degrees, strength] = [mm(0.2, 0.45), random.between(-90, 90), random.between(0.1, 0.35)]
    const inks = [CYAN, MAGENTA, YELLOW].slice(0, random.whole(2, 3))
    return inks.map((ink) => ({ ink, waves: ruling(pitch, degrees, strength, random.next()), ...straight }))
  }
  if (style === 'halftone') {
    const pitch = mm(0.127, 0.2)
    const angles = [15, 75, 0, 45] as const
    return [CYAN, MAGENTA, YELLOW, BLACK].map((ink, at) => ({
      ink,
      waves: crossed(pitch, angles[at] ?? 0, random.between(0.03, 0.12), random.next()),
      ...straight,
    }))
  }
  if (style === 'raster')
    return [
      {
        ink: random.next() < 0.5 ? BLACK : [0.6, 0.7, 0.85],
        waves: crossed(mm(0.042, 0.17), random.between(-1, 1), random.between(0.03, 0.12), random.next()),
        ...straight,
      },
    ]
  return []
}

const TABLES: readonly [Ink, ...Ink[]] = [
  [0.12, 0.08, 0.05],
  [0.03, 0.035, 0.04],
  [0.24, 0.27, 0.3],
  [0.09, 0.06, 0.04],
  [0.04, 0.08, 0.06],
  [0.35, 0.3, 0.22],
]

function clothOf({ table, widthMm }: PrintedDocument, random: SeededRandom, lens: Lens) {
  const colour = random.pick(TABLES)
  const pitch = random.between(0.3, 1.3) / widthMm
  const turn = random.between(-20, 20)
  const threads =
    table === 'plain'
      ? []
      : applyLens(
          [
            ...crossed(pitch, turn, 0.35, random.next()),
            ...ruling(pitch * 1.41, turn + 45, 0.2, random.next()),
          ],
          lens,
        )
  return (x: number, y: number, channel: Channel): number =>
    colour[channel] * Math.max(0, 1 + sumWaves(threads, x, y) + 0.15 * grainAt(x * 900, y * 900))
}
