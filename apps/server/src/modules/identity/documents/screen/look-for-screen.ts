import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { type Corners, findCorners } from '../picture/find-corners.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { stepsAt } from '../picture/straighten.ts'
import { findCrossingLight } from './crossing-light.ts'
import { findQuietTiles, type Tile } from './quiet-tiles.ts'
import { TILE_PX } from './spectrum.ts'
import { findTurning, type RgbPicture, type Turning } from './turning-colours.ts'

/** What at least half of the looked-at places of a document have: how periodic colours turn there, as a panel’s do. */
export interface ScreenTrace {
  /** How far the turning stands out of what is periodic around it: 2 to 4 of plain noise. */
  readonly strength: number
  /** How much the colours sway, as a share of the light. */
  readonly sway: number
  /** How far the turning moves against the document from place to place, in cycles a tile. What is printed does not. */
  readonly drift: number
  /** How far light that sways square to the colours, and as often, stands out. */
  readonly crossing: number
}

/** Of a photo no larger than this each pixel is looked at; the hall keeps none larger. */
const SIDE_PX = 2400
const TILES = 9
/** Fewer say nothing. */
const LEAST_TILES = 5
/** No honest photo of `npm run bench recapture` has strength and sway, and one of the others. */
const SCREEN = { strength: 14, sway: 0.005, drift: 0.25, crossing: 40 } as const satisfies ScreenTrace
const NOTHING: ScreenTrace = { strength: 0, sway: 0, drift: 0, crossing: 0 }

/**
 * Whether a document was photographed off a screen: a reason to ask and to look, not to refuse. Inks that are printed in the very
 * same lines beside each other turn as well, but stay where they are on the document, and have nothing square to them.
 */
export const isLikeScreen = ({ strength, sway, drift, crossing }: ScreenTrace): boolean =>
  strength >= SCREEN.strength && sway >= SCREEN.sway && (drift >= SCREEN.drift || crossing >= SCREEN.crossing)

/** Looks for a screen’s pixels in the photo of a document; `aspect` is the document’s width by its height. Nothing in what is no picture. */
export async function lookForScreen(photo: Uint8Array, aspect: number): Promise<ScreenTrace> {
  const rgb = await openRgb(photo)
  if (rgb === null) return NOTHING
  const half = halfOf(rgb)
  const { corners, sides } = await findCorners(half, rgb.height > rgb.width ? 1 / aspect : aspect)
  const found: FoundTurning[] = []
  for (const { left, top } of findQuietTiles(half, corners, TILE_PX / 2, TILES)) {
    const tile = { left: left * 2, top: top * 2 }
    const turning = findTurning(rgb, tile)
    const crossing = turning.strength < SCREEN.strength ? 0 : findCrossingLight(rgb, tile, turning)
    found.push({ ...turning, crossing, tile })
    // Others’ calls are answered in between.
    await setImmediate()
  }
  if (found.length < LEAST_TILES) return NOTHING
  return {
    strength: rounded(middleOf(found.map(({ strength }) => strength)), 1),
    sway: rounded(middleOf(found.map(({ sway }) => sway)), 4),
    // Where the document was not found whole, nobody knows what moves against it.
    drift: sides < 4 ? 0 : rounded(driftOf(found, corners), 2),
    crossing: rounded(middleOf(found.map(({ crossing }) => crossing)), 1),
  }
}

type FoundTurning = Turning & { readonly crossing: number; readonly tile: Tile }

/** How far half of the strong ones are from their middle, as they would be on the document itself. `corners` are those of the half. */
function driftOf(found: readonly FoundTurning[], corners: Corners): number {
  const [nw, ne, , sw] = corners
  const [width, height] = [Math.hypot(ne.x - nw.x, ne.y - nw.y), Math.hypot(sw.x - nw.x, sw.y - nw.y)]
  const strong = found.filter(({ strength }) => strength >= SCREEN.strength)
  const there = strong.map(({ tile, ...turning }) => {
    const steps = stepsAt(corners, { x: (tile.left + TILE_PX / 2) / 2, y: (tile.top + TILE_PX / 2) / 2 })
    const along = ({ x, y }: { readonly x: number; readonly y: number }) =>
      TILE_PX * (turning.across * x + turning.down * y)
    return { across: along(steps.across) / width, down: along(steps.down) / height }
  })
  const [across, down] = [
    middleOf(there.map((turning) => turning.across)),
    middleOf(there.map((turning) => turning.down)),
  ]
  return middleOf(there.map((turning) => Math.hypot(turning.across - across, turning.down - down)))
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places))

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function openRgb(photo: Uint8Array): Promise<RgbPicture | null> {
  try {
    const { data, info } = await sharp(photo)
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** The green of every second pixel: enough to find the document, and where it is blank. */
function halfOf(picture: RgbPicture): GreyPicture {
  const [width, height] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = picture.data[(2 * y * picture.width + 2 * x) * 3 + 1] ?? 0
  return { data, width, height }
}
