import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { meanColorAround } from './mean-box-color.ts'
import { type Color, type ColorEvidence, followColors, type LitFrame, skinColors } from './measure-light.ts'
import { contrastOf, medianColor } from './measure-reflection.ts'
import { meanOf } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** What the dark of the eyes and the skin did with the drawn sequence, in levels: sums of products that add up over the actions of a check. */
export interface EyeEvidence {
  readonly eyes: number
  readonly skin: number
  /** Of the eyes beside what is close to them; absent of checks begun before it was kept. */
  readonly around?: AroundEyes
}

export interface AroundEyes {
  /** How many of the numbers that the sums are of are independent. */
  readonly freedom: number
  readonly eyes: ColorEvidence
  /** Products of the drawn sequence with the levels of the skin under the eyes and of the brows. */
  readonly under: number
  readonly brows: number
}

/** Corners of each eye, and the middles of its lids. */
const EYES = [
  { corners: [33, 133], lids: [159, 145] },
  { corners: [263, 362], lids: [386, 374] },
] as const
/** Where between the corners the iris is looked for. */
const PLACES = [0.3, 0.4, 0.5, 0.6, 0.7] as const
/** How many pixels around each count. */
const AROUND = { aside: 1, above: 1 }
/** The skin under both eyes, and how many pixels around each landmark of it count; along the middle of both brows. */
const UNDER = [230, 450, 119, 348, 229, 449] as const
const BROWS = [105, 334, 66, 296, 63, 293, 52, 282] as const

/** Null when fewer than two colours were shown to the frames that show both eyes. */
export function measureEyes(frames: readonly LitFrame[]): EyeEvidence | null {
  const shown = frames.flatMap(({ face, color }) => {
    const skin = medianColor(skinColors(face).filter((each) => each !== null))
    const eyes = darkOfEyes(face)
    const [under, brows] = [colorAt(face, UNDER, 1), colorAt(face, BROWS, 0)]
    return color === null || skin === null || eyes === null ? [] : [{ color, skin, eyes, under, brows }]
  })
  const follow = (part: 'eyes' | 'skin' | 'under' | 'brows') => {
    const known = shown.flatMap((frame) => {
      const color = frame[part]
      return color === null ? [] : [{ color: frame.color, seen: contrastOf(color) }]
    })
    return known.length < shown.length ? null : followColors(known)
  }
  const [eyes, skin, under, brows] = [follow('eyes'), follow('skin'), follow('under'), follow('brows')]
  if (eyes === null || skin === null) return null
  const freedom = 2 * Math.max(0, shown.length - 2)
  const isSeen = under !== null && brows !== null
  return {
    eyes: eyes.both,
    skin: skin.both,
    ...(isSeen && { around: { freedom, eyes, under: under.both, brows: brows.both } }),
  }
}

/**
 * Whether the dark of the eyes returns as much of the screen's light as the skin, which it never does: light was added to a picture as to
 * skin, whatever it falls on. Also where nothing is known.
 */
export function areEyesLit(all: readonly EyeEvidence[]): boolean {
  const sum = (part: 'eyes' | 'skin') => all.reduce((total, each) => total + each[part], 0)
  const skin = sum('skin')
  return skin <= 0 || sum('eyes') / skin > LIVENESS_LIMITS.eyesLit
}

/**
 * Whether eyes and brows both return as much of the screen's light as the skin under the eyes, which is as near to the screen and faces it
 * alike: the eyes surely, by three standard errors. Glasses may mirror a screen, and brows may be pale; where light is added to a picture as to
 * skin, both are lit.
 */
export function areDarkPlacesLit(all: readonly EyeEvidence[]): boolean {
  const known = all.flatMap(({ around }) => around ?? [])
  const sum = (of: (each: AroundEyes) => number) => known.reduce((total, each) => total + of(each), 0)
  const [under, drawn, eyes] = [
    sum((each) => each.under),
    sum((each) => each.eyes.drawn),
    sum((each) => each.eyes.both),
  ]
  if (known.length < LIVENESS_LIMITS.reflectionsPooled || under <= 0 || drawn <= 0) return false
  const left = Math.max(0, sum((each) => each.eyes.seen) - eyes ** 2 / drawn)
  const error = Math.sqrt(
    (left /
      Math.max(
        1,
        sum((each) => each.freedom),
      )) *
      drawn,
  )
  const { eyesSurelyLit, browsLit } = LIVENESS_LIMITS
  return (eyes - 3 * error) / under > eyesSurelyLit && sum((each) => each.brows) / under > browsLit
}

/** Mean colour about some landmarks; null where one is out of the picture. */
function colorAt(face: FaceReading, places: readonly number[], around: number): Color | null {
  const colors = places.flatMap((place) => {
    const [x, y] = meshPoint(face, place)
    const color = meanColorAround(face, [x, y], { aside: around, above: around })
    return color === null ? [] : [color]
  })
  const mean = (channel: 0 | 1 | 2) => meanOf(colors.map((color) => color[channel]))
  return colors.length < places.length ? null : [mean(0), mean(1), mean(2)]
}

/** Mean colour of the darkest place of each open eye; null where one is out of the picture. */
function darkOfEyes(face: FaceReading): Color | null {
  const colors = EYES.flatMap(({ corners, lids }) => {
    const [outer, inner] = corners.map((place) => meshPoint(face, place))
    const [upper, lower] = lids.map((place) => meshPoint(face, place))
    if (outer === undefined || inner === undefined || upper === undefined || lower === undefined) return []
    const middle = [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2] as const
    const along = [inner[0] - outer[0], inner[1] - outer[1]] as const
    const seen = PLACES.flatMap((share) => {
      const color = meanColorAround(
        face,
        [middle[0] + along[0] * (share - 0.5), middle[1] + along[1] * (share - 0.5)],
        AROUND,
      )
      return color === null ? [] : [color]
    })
    const [darkest] = seen.toSorted((one, other) => meanOf(one) - meanOf(other))
    return darkest === undefined ? [] : [darkest]
  })
  if (colors.length < EYES.length) return null
  const [red, green, blue] = [0, 1, 2].map((channel) => meanOf(colors.map((color) => color[channel] ?? 0)))
  return [red ?? 0, green ?? 0, blue ?? 0]
}
