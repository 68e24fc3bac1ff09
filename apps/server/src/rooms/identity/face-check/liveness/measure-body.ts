import type { FaceReading } from '../../../../providers/face/index.ts'
import { meanBoxColor } from './mean-box-color.ts'
import { type Color, type ColorEvidence, followColors, type LitFrame, skinColors } from './measure-light.ts'
import { medianColor } from './measure-reflection.ts'
import { distanceOf, meshPoint } from './mesh-point.ts'
import { poolEvidence } from './pool-evidence.ts'

/** How face, shoulders and the room behind return the screen's colours in one action, each channel beside the other two (logarithms). */
export interface BodyEvidence {
  /** How many of the numbers that the sums are of are independent. */
  readonly freedom: number
  readonly skin: ColorEvidence
  /** Null where the picture ends, or where it is dark or glaring. */
  readonly shoulders: readonly (ColorEvidence | null)[]
  readonly room: ColorEvidence | null
}

/** Null when fewer than two colours were shown to the frames. */
export function measureBody(frames: readonly LitFrame[]): BodyEvidence | null {
  const first = frames[0]?.face
  const shown = frames.flatMap(({ face, color }) => (color === null ? [] : [{ face, color }]))
  const follow = (seen: (face: FaceReading) => Color | null) => {
    const known = shown.flatMap(({ face, color }) => {
      const own = seen(face)
      return own === null ? [] : [{ color, seen: channelsOf(own) }]
    })
    return known.length < shown.length ? null : followColors(known)
  }
  const skin = follow((face) => medianColor(skinColors(face).filter((color) => color !== null)))
  if (first === undefined || skin === null) return null
  const { width, height } = first.scene
  const corners = [
    [0, CORNER.across * width, 0, CORNER.down * height],
    [(1 - CORNER.across) * width, width - 1, 0, CORNER.down * height],
  ]
  return {
    freedom: 2 * Math.max(0, shown.length - 2),
    skin,
    shoulders: shouldersOf(first).map((box) => (box === null ? null : follow((face) => colorOf(face, box)))),
    room: follow((face) => meanColor(corners.map((corner) => meanBoxColor(face, corner)))),
  }
}

/** Where shoulders are looked for: beside the neck, in widths of the face from its middle; below the chin, in its heights. */
const SHOULDERS = { near: 0.42, far: 0.75, below: 0.42, high: 0.25, least: 0.05 } as const
/** The upper corners of the picture, as shares of it. */
const CORNER = { across: 0.14, down: 0.25 } as const

/** Left, right, top and bottom of both shoulders, which do not turn with the head; null where the picture ends above them. */
function shouldersOf(face: FaceReading): (readonly number[] | null)[] {
  const [brow, chin, right, left] = ([10, 152, 234, 454] as const).map((place) => meshPoint(face, place))
  if (brow === undefined || chin === undefined || right === undefined || left === undefined) return []
  const [wide, high] = [distanceOf(left, right), distanceOf(chin, brow)]
  const bottom = face.scene.height - 1
  const top = Math.max(chin[1] + SHOULDERS.below * high, bottom - SHOULDERS.high * high)
  return [-1, 1].map((side) => {
    const [one, other] = [SHOULDERS.near, SHOULDERS.far].map((way) => chin[0] + side * way * wide)
    if (one === undefined || other === undefined || bottom - top < SHOULDERS.least * high) return null
    return [Math.min(one, other), Math.max(one, other), top, bottom]
  })
}

/** Below and above these levels a channel follows no light. */
const FOLLOWS = [10, 240] as const

function colorOf(face: FaceReading, box: readonly number[]): Color | null {
  const color = meanBoxColor(face, box)
  return color?.every((level) => level >= FOLLOWS[0] && level <= FOLLOWS[1]) ? color : null
}

function meanColor(colors: readonly (Color | null)[]): Color | null {
  const known = colors.filter((color) => color !== null)
  const mean = (channel: 0 | 1 | 2) => known.reduce((sum, color) => sum + color[channel], 0) / known.length
  return known.length < colors.length ? null : [mean(0), mean(1), mean(2)]
}

const LEAST = 2
/** Logarithm of each channel beside the mean of the other two: a brighter picture changes nothing. */
function channelsOf(color: Color): Color {
  const [red, green, blue] = [0, 1, 2].map((channel) => Math.log(Math.max(LEAST, color[channel] ?? 0)))
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0]
  return [r - (g + b) / 2, g - (b + r) / 2, b - (r + g) / 2]
}

/** What the shoulders return of the screen's light beside the skin of the face, in all actions that show them. */
export interface Body {
  /** How many actions show them. */
  readonly actions: number
  /** Of the shoulder that returns more. A camera that balances its colours takes as much from both as from the room. */
  readonly share: number
  /** Standard error of it. */
  readonly error: number
}

/** Null where no shoulder is seen in any action. */
export function poolBody(all: readonly BodyEvidence[]): Body | null {
  const sides = [0, 1].flatMap((side): Body[] => {
    const seen = all.filter(({ shoulders, room }) => (shoulders[side] ?? null) !== null && room !== null)
    const skin = poolEvidence(seen, (each) => each.skin).share
    if (seen.length === 0 || skin <= 0) return []
    const own = poolEvidence(seen, (each) => each.shoulders[side] ?? null)
    const room = poolEvidence(seen, (each) => each.room)
    const share = own.share - Math.min(0, room.share)
    return [{ actions: seen.length, share: share / skin, error: own.error / skin }]
  })
  const [one, other] = sides
  if (one === undefined || other === undefined) return one ?? null
  return one.share > other.share ? one : other
}
