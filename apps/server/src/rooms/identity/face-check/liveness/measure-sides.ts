import { meanOf, middleOf } from './median.ts'

/** What patches of skin on both sides of a face return of the screen's light, as sums over one action. */
export interface PatchEvidence {
  /** Sum of squares of the drawn sequence. */
  readonly drawn: number
  /** Products of it with the logarithms of each patch of skin; null where one was not seen in all frames. */
  readonly patches: readonly (number | null)[]
  /** Mean logarithm of each patch's brightness, where the face looks ahead; absent of checks begun before it was kept. */
  readonly levels?: readonly (number | null)[] | null
}

export interface Addition {
  /**
   * How the share that the screen adds to the skin differs between the sides of the face, by their brightness: −1 where
   * its light is added to the room's, so that the bright side takes on less colour; 0 where a picture is tinted. Less two
   * standard errors; minus infinity where nothing can be told.
   */
  readonly addition: number
  /** How much brighter one side is than the other (logarithms): where they are alike, nothing can be said of that. */
  readonly contrast: number
}

/** Pairs of patches on both sides of a face, apart from those that hair covers and the jaw moves. */
const SIDES = [
  [0, 1],
  [3, 4],
  [5, 6],
  [11, 12],
] as const

interface Patch {
  readonly level: number
  /** Share of the screen's light beside the room's. */
  readonly returned: number
}

const patchOf = (each: PatchEvidence, at: number): Patch[] => {
  const [patch, level] = [each.patches[at], each.levels?.[at]]
  return typeof patch === 'number' && typeof level === 'number'
    ? [{ level, returned: patch / Math.max(1e-9, each.drawn) }]
    : []
}

/** Both patches of each pair in one action. */
const pairsOf = (each: PatchEvidence): (readonly [Patch, Patch])[][] =>
  SIDES.map(([right, left]) =>
    patchOf(each, right).flatMap((one) => patchOf(each, left).map((other) => [one, other] as const)),
  )

/**
 * The slope of what patches return over their brightness, as a share of what they return at all. Skin is alike on both
 * sides of a face that looks ahead, and so is the screen: what differs is the room's light. Noise, and hair or a spot
 * on one side, scatter the pairs: the slope counts with what is certain of it.
 */
export function poolAddition(all: readonly PatchEvidence[]): Addition {
  const ahead = all.filter(({ levels }) => levels)
  const pairs = ahead.flatMap((each) =>
    pairsOf(each)
      .flat()
      .map(([one, other]) => ({ level: one.level - other.level, returned: one.returned - other.returned })),
  )
  const returned = meanOf(
    ahead.flatMap((each) => each.patches.flatMap((_, at) => patchOf(each, at).map((one) => one.returned))),
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

/** From levels that are proportional to light, to the curve of a picture for a display and a little beyond. */
const CURVES = [1, 2.3] as const

/**
 * How unlike the skin of both sides is, apart from the light of the room (logarithms): what a side returns of the screen's
 * light, times its brightness, is what it would return of light that is alike on both. A photo carries the light under which
 * it was taken on its skin. The least that a camera's curve leaves of it; 0 where nothing can be told.
 */
export function poolUnlikeSides(all: readonly PatchEvidence[]): number {
  const ahead = all.filter(({ levels }) => levels)
  const pairs = SIDES.flatMap((_, at) => {
    const known = ahead.flatMap((each) => pairsOf(each)[at] ?? [])
    const [one, other] = [0, 1].map((side) => ({
      level: meanOf(known.map((pair) => pair[side === 0 ? 0 : 1].level)),
      returned: meanOf(known.map((pair) => pair[side === 0 ? 0 : 1].returned)),
    }))
    if (one === undefined || other === undefined || !(one.returned > 0 && other.returned > 0)) return []
    return [{ returned: Math.log(one.returned / other.returned), level: one.level - other.level }]
  })
  if (ahead.length < AHEAD || pairs.length < LEAST_SIDES) return 0
  const [plain, curved] = CURVES.map((curve) =>
    middleOf(pairs.map(({ returned, level }) => returned + curve * level)),
  )
  if (plain === undefined || curved === undefined || plain * curved <= 0) return 0
  return Math.min(Math.abs(plain), Math.abs(curved))
}

const LEAST_SIDES = 3
