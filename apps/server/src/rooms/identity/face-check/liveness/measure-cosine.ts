import type { FaceReading } from '../../../../providers/face/index.ts'
import { MEAN_FACE } from './mean-face.ts'
import { type Color, detrended, drivenBy, type LitFrame, SKIN_PATCHES, skinColors } from './measure-light.ts'
import { type MeshPoint, meshPoint } from './mesh-point.ts'

/**
 * Sums over one turn of one patch of skin, all without mean and steady change: of what was seen (logarithms of each
 * channel beside the other two), of the drawn sequence, and of the drawn sequence times the logarithm of how much more the
 * patch faces the screen than that of the mean face looking ahead.
 */
export interface CosineSums {
  /** How many of the numbers that the sums are of are independent. */
  readonly freedom: number
  readonly seen: number
  readonly drawn: number
  readonly turned: number
  readonly seenDrawn: number
  readonly seenTurned: number
  readonly drawnTurned: number
}

/** Of each patch of skin; null where it was not seen in all frames. */
export type CosineEvidence = readonly (CosineSums | null)[]

/**
 * How much of the screen's light each patch of skin returns as it turns towards the screen and away from it. Null when
 * fewer than two colours were shown to the frames.
 */
export function measureCosine(frames: readonly LitFrame[]): CosineEvidence | null {
  const shown = frames.flatMap(({ face, color }) => (color === null ? [] : [{ face, color }]))
  if (new Set(shown.map(({ color }) => color)).size < 2) return null
  const colors = shown.map(({ face }) => skinColors(face))
  return SKIN_PATCHES.map((corners, patch) => {
    const seen = colors.map((each) => each[patch] ?? null).filter((color) => color !== null)
    if (seen.length < shown.length) return null
    const ahead = AHEAD[patch] ?? 1
    const turned = shown.map(({ face }) => Math.log(facing(face, corners) / ahead))
    return sumUp(
      [0, 1, 2].map((channel) => {
        const drawn = shown.map(({ color }) => BESIDE_MEAN * drivenBy(color, channel))
        return {
          seen: detrended(seen.map((color) => besideOthers(color, channel))),
          drawn: detrended(drawn),
          turned: detrended(drawn.map((on, index) => on * (turned[index] ?? 0))),
        }
      }),
    )
  })
}

interface Series {
  readonly seen: readonly number[]
  readonly drawn: readonly number[]
  readonly turned: readonly number[]
}

function sumUp(channels: readonly Series[]): CosineSums {
  const product = (one: keyof Series, other: keyof Series) =>
    rounded(
      channels.reduce(
        (sum, series) =>
          sum + series[one].reduce((all, value, index) => all + value * (series[other][index] ?? 0), 0),
        0,
      ),
    )
  const frames = channels[0]?.seen.length ?? 0
  return {
    // Mean and steady change are taken away, and the three channels beside each other add up to nothing.
    freedom: 2 * Math.max(0, frames - 2),
    seen: product('seen', 'seen'),
    drawn: product('drawn', 'drawn'),
    turned: product('turned', 'turned'),
    seenDrawn: product('seen', 'drawn'),
    seenTurned: product('seen', 'turned'),
    drawnTurned: product('drawn', 'turned'),
  }
}

/** These sums are kept with an action's scores. */
const rounded = (value: number): number => Number(value.toPrecision(6))

/** Whether light falls on skin in space. */
export interface Cosine {
  /**
   * The power of the cosine between skin and screen with which the skin returns the screen's light: 1 by Lambert's law,
   * 0 for a picture that is tinted, however its face seems to turn.
   */
  readonly power: number
  /** Standard error of it; infinity where nothing is known. */
  readonly error: number
}

const ROUNDS = 30
/** A fit that leaves this range follows noise. */
const POWERS = [-3, 4] as const
const UNKNOWN: Cosine = { power: 0, error: Number.POSITIVE_INFINITY }

/** Fits one power to all turns, and to each patch the share that it returns when it looks ahead. */
export function poolCosine(turns: readonly CosineEvidence[]): Cosine {
  const patches = SKIN_PATCHES.map((_, patch) => addUp(turns.flatMap((turn) => turn[patch] ?? []))).filter(
    ({ drawn }) => drawn > 0,
  )
  const known = patches.reduce((sum, { freedom }) => sum + freedom, 0) - patches.length - 1
  if (known <= 0) return UNKNOWN
  let power = 0
  let weight = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    let along = 0
    weight = 0
    for (const sums of patches) {
      const share = shareOf(sums, power)
      along += share * (sums.seenTurned - share * sums.drawnTurned)
      weight += share ** 2 * sums.turned
    }
    if (weight <= 0) return UNKNOWN
    power = Math.max(POWERS[0], Math.min(POWERS[1], along / weight))
  }
  const left = patches.reduce((sum, sums) => sum + leftBy(sums, power), 0)
  return { power, error: Math.sqrt(Math.max(0, left) / known / weight) }
}

function addUp(turns: readonly CosineSums[]): CosineSums {
  const sum = (key: keyof CosineSums) => turns.reduce((total, each) => total + each[key], 0)
  return {
    freedom: sum('freedom'),
    seen: sum('seen'),
    drawn: sum('drawn'),
    turned: sum('turned'),
    seenDrawn: sum('seenDrawn'),
    seenTurned: sum('seenTurned'),
    drawnTurned: sum('drawnTurned'),
  }
}

/** The share of the screen's light that fits a patch best, given the power. */
const shareOf = ({ drawn, turned, drawnTurned, seenDrawn, seenTurned }: CosineSums, power: number): number =>
  (seenDrawn + power * seenTurned) / Math.max(1e-9, drawn + 2 * power * drawnTurned + power ** 2 * turned)

/** Squares of what share and power leave unexplained. */
function leftBy(sums: CosineSums, power: number): number {
  const share = shareOf(sums, power)
  return sums.seen - share * (sums.seenDrawn + power * sums.seenTurned)
}

/** Cosine of the angle between a patch and the way to the camera, beside which the screen is. */
const facing = (face: Pick<FaceReading, 'mesh'>, corners: Corners): number =>
  cosineOf(corners.map((place) => meshPoint(face, place)))

function cosineOf([a = ORIGIN, b = ORIGIN, c = ORIGIN]: readonly MeshPoint[]): number {
  const [u, v] = [minus(b, a), minus(c, a)]
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  return Math.max(GRAZING, Math.abs(normal[2]) / Math.max(1e-9, Math.hypot(...normal)))
}

/** Below this cosine, light and mesh are uncertain. */
const GRAZING = 0.15

type Corners = readonly [number, number, number]
const ORIGIN: MeshPoint = [0, 0, 0]

const minus = (a: MeshPoint, b: MeshPoint): MeshPoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** A channel is this much further from the mean of the other two than from that of all three. */
const BESIDE_MEAN = 1.5

const DARKEST = 2
/** Logarithm of a channel beside the mean of the other two: a brighter picture changes nothing. */
function besideOthers(color: Color, channel: number): number {
  const [own = 0, one = 0, other = 0] = [0, 1, 2].map((step) =>
    Math.log(Math.max(DARKEST, color[(channel + step) % 3] ?? 0)),
  )
  return own - (one + other) / 2
}

/** That cosine of each patch of the mean face, looking ahead. */
const AHEAD = SKIN_PATCHES.map((corners) => cosineOf(corners.map((place) => MEAN_FACE.get(place) ?? ORIGIN)))
