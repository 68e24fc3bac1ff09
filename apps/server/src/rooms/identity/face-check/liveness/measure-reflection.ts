import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type Color, followColors, type LitFrame, luma, skinColors } from './measure-light.ts'
import { type Addition, type PatchEvidence, poolAddition } from './measure-sides.ts'
import { meanOf, median } from './median.ts'

/** How the screen's colours come back from parts of the picture, as sums that add up over the actions of a check. */
export interface ReflectionEvidence extends PatchEvidence {
  /** Products of the drawn sequence with the levels of the skin and of each fifth of the pixels about the face, the darkest first. */
  readonly skin: number
  readonly fifths: readonly number[]
}

export interface Reflection extends Addition {
  /**
   * Levels that the screen adds where it adds least, beside what it adds to the skin. What is dark or far away returns
   * little; a pane of glass before all of it, such as another screen, adds the same everywhere.
   */
  readonly glass: number
  /**
   * Deviation of what the patches of skin return, beside its mean: the light of a screen falls off over a head, and a
   * lamp's side takes on less of it. A flat picture that is tinted is even.
   */
  readonly unevenness: number
}

/**
 * Null when fewer than two colours were shown to the frames.
 * @param isAhead Whether the face looks ahead in all of them.
 */
export function measureReflection(frames: readonly LitFrame[], isAhead: boolean): ReflectionEvidence | null {
  const shown = frames.flatMap(({ face, color }) =>
    color === null ? [] : [{ color, patches: skinColors(face), fifths: fifthsOf(face) }],
  )
  const follow = (seen: (frame: (typeof shown)[number]) => Color | null) => {
    const known = shown.flatMap((frame) => {
      const color = seen(frame)
      return color === null ? [] : [{ color: frame.color, seen: contrastOf(color) }]
    })
    return known.length < shown.length ? null : followColors(known)
  }
  const skin = follow(({ patches }) => medianColor(patches.filter((color) => color !== null)))
  const fifths = Array.from({ length: FIFTHS }, (_, at) => follow((frame) => frame.fifths[at] ?? null))
  if (skin === null || fifths.some((each) => each === null)) return null
  const count = shown[0]?.patches.length ?? 0
  return {
    drawn: skin.drawn,
    skin: skin.both,
    fifths: fifths.map((each) => each?.both ?? 0),
    patches: Array.from({ length: count }, (_, at) => {
      const patch = follow(({ patches }) => (patches[at] ? logarithmsOf(patches[at]) : null))
      return patch === null ? null : patch.both
    }),
    levels: isAhead
      ? Array.from({ length: count }, (_, at) => {
          const seen = shown.map(({ patches }) => patches[at] ?? null).filter((color) => color !== null)
          return seen.length < shown.length ? null : meanOf(seen.map(luma))
        })
      : null,
  }
}

/** What several actions say together. */
export function poolReflections(all: readonly ReflectionEvidence[]): Reflection {
  const skin = all.reduce((sum, each) => sum + each.skin, 0)
  const fifths = Array.from({ length: FIFTHS }, (_, at) =>
    all.reduce((sum, each) => sum + (each.fifths[at] ?? 0), 0),
  )
  const returned = (all[0]?.patches ?? []).flatMap((_, at) => {
    const known = all.filter(({ patches }) => typeof patches[at] === 'number')
    const drawn = known.reduce((sum, each) => sum + each.drawn, 0)
    return drawn === 0 ? [] : [known.reduce((sum, { patches }) => sum + (patches[at] ?? 0), 0) / drawn]
  })
  const mean = returned.reduce((sum, value) => sum + value, 0) / Math.max(1, returned.length)
  const spread = returned.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, returned.length)
  return {
    glass: skin <= 0 ? 0 : Math.min(...fifths) / skin,
    unevenness: mean <= 0 ? Number.POSITIVE_INFINITY : Math.sqrt(spread) / mean,
    ...poolAddition(all),
  }
}

/**
 * How well the skin agrees with the drawn sequence by itself, when what glass before all that is seen adds to it is taken
 * away: a film on a tablet is left with the colours under which it was taken.
 * @param glass Share of the skin's response that the glass adds; what is beyond 0 to 1 is cut off.
 */
export function agreementBehind(glass: number, agreement: number): number {
  const own = 1 - Math.min(1, Math.max(0, glass))
  return (own * agreement) / Math.sqrt(Math.max(1e-9, 1 - (1 - own ** 2) * agreement ** 2))
}

/** Each channel beside the other two: a brighter picture changes nothing. */
export const contrastOf = ([red, green, blue]: Color): Color => [
  red - (green + blue) / 2,
  green - (blue + red) / 2,
  blue - (red + green) / 2,
]

const DARKEST = 2
export const logarithmsOf = ([red, green, blue]: Color): Color => [
  logarithm(red),
  logarithm(green),
  logarithm(blue),
]
const logarithm = (level: number) => Math.log(Math.max(DARKEST, level))

export function medianColor(colors: readonly Color[]): Color | null {
  const channel = (at: number) => median(colors.map((color) => color[at] ?? 0))
  return colors.length === 0 ? null : [channel(0), channel(1), channel(2)]
}

const FIFTHS = 5
/** Face, hair and what is just behind them, in radii of the face's ellipse. */
const ABOUT = 1.75
/** More than there are pixels in a scene. */
const PLACES = 65_536

/** Mean colours of the pixels about the face, by their brightness. */
function fifthsOf(face: FaceReading): Color[] {
  const { data, width, height } = face.scene
  const nearness = ellipseOf(face)
  const keys: number[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (nearness(x, y) > ABOUT) continue
      const at = y * width + x
      const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]
      keys.push(Math.round(299 * red + 587 * green + 114 * blue) * PLACES + at)
    }
  const places = Float64Array.from(keys)
    .sort()
    .map((key) => key % PLACES)
  return Array.from({ length: FIFTHS }, (_, fifth) => {
    const from = Math.floor((places.length * fifth) / FIFTHS)
    return meanColorOf(data, places.subarray(from, Math.floor((places.length * (fifth + 1)) / FIFTHS)))
  })
}

function meanColorOf(data: Uint8Array, places: Float64Array): Color {
  const sum = [0, 0, 0]
  for (const at of places)
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] ?? 0) + (data[at * 3 + channel] ?? 0)
  const count = Math.max(1, places.length)
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
}
