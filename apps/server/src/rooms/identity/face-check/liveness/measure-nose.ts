import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { meanBoxColor } from './mean-box-color.ts'
import { type Color, followColors, type LitFrame } from './measure-light.ts'
import { contrastOf, logarithmsOf } from './measure-reflection.ts'
import { meanOf } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** What ridge and sides of the nose did with the drawn sequence: sums of products that add up over the actions of a check. */
export interface NoseEvidence {
  /** In levels: light that is added to a picture is alike in them. */
  readonly levels: NoseSums
  /** In shares of the brightness (logarithms): a tint is alike in them. */
  readonly shares: NoseSums
}

export interface NoseSums {
  readonly ridge: number
  readonly sides: number
}

/** Landmarks along the ridge, from between the eyes to the tip, and halfway down both sides. */
const RIDGE = [6, 197, 195, 5, 4, 1] as const
const SIDES = [174, 399, 217, 437, 236, 456, 198, 420] as const

/** Null when fewer than two colours were shown to the frames that show the nose. */
export function measureNose(frames: readonly LitFrame[]): NoseEvidence | null {
  const shown = frames.flatMap(({ face, color }) => {
    const [ridge, sides] = [colorAlong(face, RIDGE), colorAlong(face, SIDES)]
    return color === null || ridge === null || sides === null ? [] : [{ color, ridge, sides }]
  })
  const follow = (part: 'ridge' | 'sides', by: (color: Color) => Color) =>
    followColors(shown.map((frame) => ({ color: frame.color, seen: contrastOf(by(frame[part])) })))?.both
  const sums = (by: (color: Color) => Color): NoseSums | null => {
    const [ridge, sides] = [follow('ridge', by), follow('sides', by)]
    return ridge === undefined || sides === undefined ? null : { ridge, sides }
  }
  const [levels, shares] = [sums((color) => color), sums(logarithmsOf)]
  return levels === null || shares === null ? null : { levels, shares }
}

/** Mean colour of the pixels about some landmarks; null where one of them is dark or out of the picture. */
function colorAlong(face: FaceReading, places: readonly number[]): Color | null {
  const colors = places.flatMap((place) => {
    const [x, y] = meshPoint(face, place)
    const color = meanBoxColor(face, [x - 1, x + 1, y - 1, y + 1])
    return color === null ? [] : [color]
  })
  const [red, green, blue] = [0, 1, 2].map((channel) => meanOf(colors.map((color) => color[channel] ?? 0)))
  return colors.length < places.length ? null : [red ?? 0, green ?? 0, blue ?? 0]
}

/**
 * What the sides of the nose return of the screen's light beside its ridge, in levels or in shares, whichever is more; null
 * where nothing is known.
 */
export function poolNose(all: readonly NoseEvidence[]): number | null {
  const shareOf = (measure: keyof NoseEvidence): number => {
    const sum = (part: keyof NoseSums) => all.reduce((total, each) => total + each[measure][part], 0)
    return sum('ridge') > 0 ? sum('sides') / sum('ridge') : Number.NaN
  }
  const share = Math.max(shareOf('levels'), shareOf('shares'))
  return Number.isNaN(share) ? null : share
}

/**
 * Whether the nose has no relief in the screen's light: its sides face aside and return less than its ridge of a screen before
 * the face; light that is laid over a picture by a smooth mask is alike on both.
 */
export function isNoseFlat(all: readonly NoseEvidence[]): boolean {
  const share = poolNose(all)
  return share === null || share > LIVENESS_LIMITS.noseSides
}
