import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { perspectiveStepsAt } from '../picture/correct-perspective.ts'
import { type Corners, findCorners } from '../picture/find-corners.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { findHueRotation, type HueRotation, type RgbPicture } from './hue-rotation.ts'
import { measurePerpendicularWave } from './perpendicular-wave.ts'
import { findQuietTiles, type Tile } from './quiet-tiles.ts'
import { TILE_PX } from './spectrum.ts'

/** Median signs of a screen over the sampled tiles: how periodic colours rotate, as a panel’s subpixels make them. */
export interface ScreenTrace {
  /** Peak strength over the surrounding spectrum: 2 to 4 for noise. */
  readonly strength: number
  /** Amplitude of the colour oscillation as a share of brightness. */
  readonly sway: number
  /** Drift of the frequency across the document, in cycles per tile; print does not drift. */
  readonly drift: number
  /** Strength of a perpendicular brightness wave of the same frequency. */
  readonly crossing: number
}

/** Maximum analysed size; stored photos are not larger. */
const SIDE_PX = 2400
const TILES = 9
/** Minimum number of tiles for a result. */
const LEAST_TILES = 5
/** Thresholds: no genuine photo in `npm run bench recapture` has strength, sway and one of the others. */
const SCREEN = { strength: 14, sway: 0.005, drift: 0.25, crossing: 40 } as const satisfies ScreenTrace
const NOTHING: ScreenTrace = { strength: 0, sway: 0, drift: 0, crossing: 0 }

/**
 * Whether the document was photographed from a screen: a reason for a review, not a rejection. Inks printed in the same
 * lines also rotate hue, but do not drift and have no perpendicular wave.
 */
export const looksLikeScreen = ({ strength, sway, drift, crossing }: ScreenTrace): boolean =>
  strength >= SCREEN.strength && sway >= SCREEN.sway && (drift >= SCREEN.drift || crossing >= SCREEN.crossing)

/**
 * Analyses a photo for a screen’s pixel grid; `aspect` is the document’s width by its height. All zero when it is not
 * an image.
 */
export async function detectScreen(photo: Uint8Array, aspect: number): Promise<ScreenTrace> {
  const rgb = await openRgb(photo)
  if (rgb === null) return NOTHING
  const half = halfOf(rgb)
  const { corners, visibleEdges } = await findCorners(half, rgb.height > rgb.width ? 1 / aspect : aspect)
  const found: FoundTurning[] = []
  for (const { left, top } of findQuietTiles(half, corners, TILE_PX / 2, TILES)) {
    const tile = { left: left * 2, top: top * 2 }
    const turning = findHueRotation(rgb, tile)
    const crossing = turning.strength < SCREEN.strength ? 0 : measurePerpendicularWave(rgb, tile, turning)
    found.push({ ...turning, crossing, tile })
    // Yields to other requests.
    await setImmediate()
  }
  if (found.length < LEAST_TILES) return NOTHING
  return {
    strength: rounded(middleOf(found.map(({ strength }) => strength)), 1),
    sway: rounded(middleOf(found.map(({ sway }) => sway)), 4),
    // Drift is unknown when the document was not fully located.
    drift: visibleEdges < 4 ? 0 : rounded(driftOf(found, corners), 2),
    crossing: rounded(middleOf(found.map(({ crossing }) => crossing)), 1),
  }
}

type FoundTurning = HueRotation & { readonly crossing: number; readonly tile: Tile }

/**
 * Median distance of strong tiles from their median frequency on the document. `corners` are those of the half-size
 * picture.
 */
function driftOf(found: readonly FoundTurning[], corners: Corners): number {
  const [nw, ne, , sw] = corners
  const [width, height] = [Math.hypot(ne.x - nw.x, ne.y - nw.y), Math.hypot(sw.x - nw.x, sw.y - nw.y)]
  const strong = found.filter(({ strength }) => strength >= SCREEN.strength)
  const there = strong.map(({ tile, ...turning }) => {
    const steps = perspectiveStepsAt(corners, {
      x: (tile.left + TILE_PX / 2) / 2,
      y: (tile.top + TILE_PX / 2) / 2,
    })
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

/** Half-size green channel: enough to locate the document and blank areas. */
function halfOf(picture: RgbPicture): GreyPicture {
  const [width, height] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = picture.data[(2 * y * picture.width + 2 * x) * 3 + 1] ?? 0
  return { data, width, height }
}
