import { SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { median } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** Patches of bare skin, as triangles of landmarks. */
export const SKIN_PATCHES: readonly (readonly [number, number, number])[] = [
  [103, 10, 105],
  [332, 10, 334],
  [109, 338, 9],
  [50, 117, 205],
  [280, 346, 425],
  [187, 147, 207],
  [411, 376, 427],
  [200, 208, 428],
  [210, 135, 214],
  [430, 364, 434],
  [6, 196, 419],
  [165, 203, 92],
  [391, 423, 322],
  [68, 71, 63],
  [298, 301, 293],
]

export type Color = readonly [red: number, green: number, blue: number]

/** Mean colour of each patch of skin; null where the picture has no pixel of it. */
export const skinColors = (face: FaceReading): (Color | null)[] =>
  SKIN_PATCHES.map((corners) => meanColor(face, corners))

function meanColor({ scene, mesh }: FaceReading, corners: readonly [number, number, number]): Color | null {
  const [a, b, c] = [
    meshPoint({ mesh }, corners[0]),
    meshPoint({ mesh }, corners[1]),
    meshPoint({ mesh }, corners[2]),
  ]
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1) return null
  const sum = [0, 0, 0]
  let count = 0
  const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])]
  const [top, bottom] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])]
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(scene.height - 1, Math.ceil(bottom)); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(scene.width - 1, Math.ceil(right)); x += 1) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const wc = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      if (wb < -0.05 || wc < -0.05 || wb + wc > 1.05) continue
      const at = (y * scene.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (scene.data[at + channel] ?? 0)
      count += 1
    }
  return count === 0 ? null : [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
}

const DARKEST = 4
/** Logarithm of a colour's brightness. */
export const luma = ([red, green, blue]: Color): number =>
  Math.log(Math.max(DARKEST, 0.299 * red + 0.587 * green + 0.114 * blue))

/**
 * How unevenly the light on the skin changed between the neutral frame and the last ones, as the median deviation of
 * logarithms: 0.05 means that half of the patches changed by 5 % or more beside the others. The skin of a head that
 * turns in a room gets lighter on one side; a picture that is bent keeps its colours.
 */
export function measureShading(faces: readonly FaceReading[]): number {
  const [first, ...later] = faces.map(skinColors)
  const ends = later.slice(-LAST_FRAMES)
  const changes = SKIN_PATCHES.flatMap((_, patch) => {
    const before = first?.[patch]
    if (before === null || before === undefined) return []
    const after = ends.flatMap((colors) => colors[patch] ?? []).length
    if (after === 0) return []
    return [median(ends.flatMap((colors) => (colors[patch] ? [luma(colors[patch]) - luma(before)] : [])))]
  })
  const middle = median(changes)
  return median(changes.map((change) => Math.abs(change - middle)))
}

/** Shading is the median over this many last frames. */
const LAST_FRAMES = 3

/** What the screen's colours did to the skin. */
export interface ColorResponse {
  /** Change of the colour's share on the skin, while the screen shows it: 0.02 is 2 % more red on red. */
  readonly strength: number
  /** How well the skin follows the drawn sequence, −1 to 1. */
  readonly agreement: number
  /**
   * How far the frame that follows worst is from what the others say that its colour does, beside the largest change: a
   * colour a sixth of the circle away is 1, less what the other frames give way to it.
   */
  readonly farthest: number
  /** What both were computed from, to be added up over the actions of a check. */
  readonly evidence: ColorEvidence
}

/** Sums of squares and products of the drawn sequence and what the skin did, without what changes steadily. */
export interface ColorEvidence {
  readonly drawn: number
  readonly seen: number
  readonly both: number
}

/** Strength and agreement of several actions together. */
export function poolColors(
  all: readonly ColorEvidence[],
): Pick<ColorResponse, 'strength' | 'agreement'> & { readonly change: number } {
  const sum = (key: keyof ColorEvidence) => all.reduce((total, each) => total + each[key], 0)
  const [drawn, seen, both] = [sum('drawn'), sum('seen'), sum('both')]
  return {
    strength: both / Math.max(1e-9, drawn),
    agreement: both / Math.max(1e-9, Math.sqrt(drawn * seen)),
    change: Math.sqrt(seen / Math.max(1e-9, drawn)),
  }
}

/** How much more than the mean of all channels a colour lights one up: two thirds at most. */
export function drivenBy(color: ScreenColor, channel: number): number {
  const light = SCREEN_LIGHT[color]
  return (light[channel] ?? 0) - (light[0] + light[1] + light[2]) / 3
}

/**
 * Compares the colour of the skin with what the screen showed. Null when fewer than two colours were shown to the
 * frames.
 */
export const measureColors = (frames: readonly LitFrame[]): ColorResponse | null =>
  respond(frames, ({ face }) => skinShare(face))

/** The same for the background at the upper corners of the picture. */
export const measureBackdrop = (frames: readonly LitFrame[]): ColorResponse | null =>
  respond(frames, ({ face }) => backdropShare(face))

/** A frame and what the screen showed when it was taken. */
export interface LitFrame {
  readonly face: FaceReading
  /** Null while the colour changed. */
  readonly color: ScreenColor | null
}

function respond(
  frames: readonly LitFrame[],
  shareOf: (frame: LitFrame) => Color | null,
): ColorResponse | null {
  const shown = frames.flatMap((frame) => {
    const seen = frame.color === null ? null : shareOf(frame)
    return frame.color === null || seen === null ? [] : [{ seen, color: frame.color }]
  })
  const followed = follow(shown)
  if (followed === null) return null
  const { strength, agreement } = poolColors([followed.evidence])
  return { strength, agreement, evidence: followed.evidence, farthest: farthestFrame(followed, strength) }
}

/** What was drawn and how something follows it, channel by channel. Null when fewer than two colours were shown. */
export const followColors = (shown: readonly ShownColor[]): ColorEvidence | null =>
  follow(shown)?.evidence ?? null

interface ShownColor {
  readonly seen: Color
  readonly color: ScreenColor
}

interface Followed {
  readonly evidence: ColorEvidence
  /** By channel, then by frame. */
  readonly channels: readonly { readonly wanted: readonly number[]; readonly seen: readonly number[] }[]
}

function follow(shown: readonly ShownColor[]): Followed | null {
  if (new Set(shown.map(({ color }) => color)).size < 2) return null
  const channels = [0, 1, 2].flatMap((channel) => {
    const driven = shown.map(({ color }) => drivenBy(color, channel))
    if (new Set(driven).size < 2) return []
    return [{ wanted: detrended(driven), seen: detrended(shown.map((each) => each.seen[channel] ?? 0)) }]
  })
  const product = (one: 'wanted' | 'seen', other: 'wanted' | 'seen') =>
    channels.reduce((sum, channel) => sum + dot(channel[one], channel[other]), 0)
  return {
    evidence: {
      drawn: product('wanted', 'wanted'),
      seen: product('seen', 'seen'),
      both: product('wanted', 'seen'),
    },
    channels,
  }
}

/** The length of what a colour of the screen drives, over all channels. */
const DRIVEN = Math.sqrt(2 / 3)

function farthestFrame({ channels }: Followed, strength: number): number {
  const frames = channels[0]?.wanted.map((_, frame) =>
    Math.hypot(...channels.map(({ wanted, seen }) => (seen[frame] ?? 0) - strength * (wanted[frame] ?? 0))),
  )
  return Math.max(...(frames ?? [])) / Math.max(1e-9, Math.abs(strength) * DRIVEN)
}

/** The channels' shares of the skin's light: a lamp's brightness or a shadow does not change them. */
function skinShare(face: FaceReading): Color | null {
  const shares = skinColors(face).flatMap((color) => {
    const sum = color === null ? 0 : color[0] + color[1] + color[2]
    return color === null || sum < 3 * DARKEST ? [] : [color.map((value) => value / sum)]
  })
  if (shares.length === 0) return null
  const channel = (at: number) => median(shares.map((share) => share[at] ?? 0))
  return [channel(0), channel(1), channel(2)]
}

/** Width and height of the corners, as shares of the picture. */
const CORNER = 0.14

function backdropShare({ scene: { data, width, height } }: FaceReading): Color | null {
  const sum = [0, 0, 0]
  for (let y = 0; y < height * CORNER; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (x > width * CORNER && x < width * (1 - CORNER)) continue
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
    }
  const total = sum.reduce((all, value) => all + value, 0)
  return total === 0 ? null : [(sum[0] ?? 0) / total, (sum[1] ?? 0) / total, (sum[2] ?? 0) / total]
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

/**
 * Without mean and steady change: a head that turns from a window to a lamp changes its colour too, but steadily; the
 * screen changes at once.
 */
export function detrended(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const slope =
    values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / Math.max(1e-9, spread)
  return values.map((value, index) => value - mean - slope * (index - middle))
}
