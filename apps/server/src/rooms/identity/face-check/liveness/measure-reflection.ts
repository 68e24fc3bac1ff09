import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type Color, followColors, type LitFrame, luma, skinColors } from './measure-light.ts'
import { median } from './median.ts'

/** How the screen's colours come back from parts of the picture, as sums that add up over the actions of a check. */
export interface ReflectionEvidence {
  /** Sum of squares of the drawn sequence. */
  readonly drawn: number
  /** Products of it with the levels of the skin and of each fifth of the pixels about the face, the darkest first. */
  readonly skin: number
  readonly fifths: readonly number[]
  /** Products of it with the logarithms of each patch of skin; null where one was not seen in all frames. */
  readonly patches: readonly (number | null)[]
  /** Mean logarithm of each patch's brightness, where the face looks ahead; absent of checks begun before it was kept. */
  readonly levels?: readonly (number | null)[] | null
}

export interface Reflection {
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
  /**
   * How the share that the screen adds to the skin differs between the sides of the face, by their brightness: −1 where
   * its light is added to the room's, so that the bright side takes on less colour; 0 where a picture is tinted. Less two
   * standard errors; minus infinity where nothing can be told.
   */
  readonly addition: number
  /** How much brighter one side is than the other (logarithms): where they are alike, nothing can be said of that. */
  readonly contrast: number
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
      const patch = follow(({ patches }) => logarithmsOf(patches[at] ?? null))
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

/** Pairs of patches on both sides of a face, apart from those that hair covers and the jaw moves. */
const SIDES = [
  [0, 1],
  [3, 4],
  [5, 6],
  [11, 12],
] as const

/**
 * The slope of what patches return over their brightness, as a share of what they return at all. Skin is alike on both
 * sides of a face that looks ahead, and so is the screen: what differs is the room's light. Noise, and hair or a spot
 * on one side, scatter the pairs: the slope counts with what is certain of it.
 */
function poolAddition(all: readonly ReflectionEvidence[]): Pick<Reflection, 'addition' | 'contrast'> {
  const ahead = all.filter(({ levels }) => levels)
  const known = (each: ReflectionEvidence, at: number) => {
    const [patch, level] = [each.patches[at], each.levels?.[at]]
    return typeof patch === 'number' && typeof level === 'number'
      ? [{ level, returned: patch / each.drawn }]
      : []
  }
  const pairs = ahead.flatMap((each) =>
    SIDES.flatMap(([right, left]) =>
      known(each, right).flatMap((one) =>
        known(each, left).map((other) => ({
          level: one.level - other.level,
          returned: one.returned - other.returned,
        })),
      ),
    ),
  )
  const returned = meanOf(
    ahead.flatMap((each) => each.patches.flatMap((_, at) => known(each, at).map((one) => one.returned))),
  )
  const squares = pairs.reduce((sum, { level }) => sum + level ** 2, 0)
  const contrast = Math.sqrt(squares / Math.max(1, pairs.length))
  if (ahead.length < AHEAD || pairs.length < LEAST_PAIRS || returned <= 0 || squares === 0)
    return { addition: Number.NEGATIVE_INFINITY, contrast }
  const slope = pairs.reduce((sum, each) => sum + each.level * each.returned, 0) / squares
  const left = pairs.reduce((sum, each) => sum + (each.returned - slope * each.level) ** 2, 0)
  const error = Math.sqrt(left / (pairs.length - 1) / squares)
  return { addition: (slope - 2 * error) / returned, contrast }
}

/** Actions in which the face looks ahead: both of them count. */
const AHEAD = 2
/** Pairs in them, below which an error is not known. */
const LEAST_PAIRS = 5

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Each channel beside the other two: a brighter picture changes nothing. */
const contrastOf = ([red, green, blue]: Color): Color => [
  red - (green + blue) / 2,
  green - (blue + red) / 2,
  blue - (red + green) / 2,
]

const DARKEST = 2
const logarithmsOf = (color: Color | null): Color | null => {
  if (color === null) return null
  const [red, green, blue] = color.map((value) => Math.log(Math.max(DARKEST, value)))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function medianColor(colors: readonly Color[]): Color | null {
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
      const [red, green, blue] = data.subarray(at * 3, at * 3 + 3)
      const brightness = Math.round(299 * (red ?? 0) + 587 * (green ?? 0) + 114 * (blue ?? 0))
      keys.push(brightness * PLACES + at)
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
