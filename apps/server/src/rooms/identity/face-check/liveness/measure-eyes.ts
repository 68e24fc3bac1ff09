import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { meanColorAround } from './mean-box-color.ts'
import { type Color, followColors, type LitFrame, skinColors } from './measure-light.ts'
import { contrastOf, medianColor } from './measure-reflection.ts'
import { meanOf } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** What the dark of the eyes and the skin did with the drawn sequence, in levels: sums of products that add up over the actions of a check. */
export interface EyeEvidence {
  readonly eyes: number
  readonly skin: number
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

/** Null when fewer than two colours were shown to the frames that show both eyes. */
export function measureEyes(frames: readonly LitFrame[]): EyeEvidence | null {
  const shown = frames.flatMap(({ face, color }) => {
    const skin = medianColor(skinColors(face).filter((each) => each !== null))
    const eyes = darkOfEyes(face)
    return color === null || skin === null || eyes === null ? [] : [{ color, skin, eyes }]
  })
  const follow = (part: 'eyes' | 'skin') =>
    followColors(shown.map((frame) => ({ color: frame.color, seen: contrastOf(frame[part]) })))?.both
  const [eyes, skin] = [follow('eyes'), follow('skin')]
  return eyes === undefined || skin === undefined ? null : { eyes, skin }
}

/**
 * Whether the dark of the eyes returns as much of the screen's light as the skin, which it never does: light was added to a picture as to
 * skin, whatever it falls on. Also where nothing is known.
 */
export function areEyesLit(all: readonly EyeEvidence[]): boolean {
  const sum = (part: keyof EyeEvidence) => all.reduce((total, each) => total + each[part], 0)
  const skin = sum('skin')
  return skin <= 0 || sum('eyes') / skin > LIVENESS_LIMITS.eyesLit
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
