import type { FaceReading } from '../../../../providers/face/index.ts'
import { meanBoxColor } from './mean-box-color.ts'
import {
  type Color,
  type ColorEvidence,
  followColors,
  type LitFrame,
  luma,
  skinColors,
} from './measure-light.ts'
import { medianColor } from './measure-reflection.ts'
import { meanOf, middleOf } from './median.ts'
import { distanceOf, meshPoint } from './mesh-point.ts'
import { poolEvidence } from './pool-evidence.ts'

/** What lies below the chin and beside the cheeks, beside the skin of the face, in one action. */
export interface NeckEvidence {
  /** How many of the numbers that the sums are of are independent. */
  readonly freedom: number
  /** How the screen's colours come back, each channel beside the other two (logarithms). */
  readonly skin: ColorEvidence
  /** Null where the picture ends or nothing is seen for darkness. */
  readonly below: ColorEvidence | null
  readonly beside: ColorEvidence | null
  /** How the colour below the chin differs from the skin's in the neutral frame; null where it is not seen. */
  readonly unlike: ColorDifference | null
}

/** Logarithms. */
export interface ColorDifference {
  /** Red and blue beside green: how far they are from those of the skin, or of the forehead, if they are nearer. */
  readonly hue: number
  /** How much brighter it is than the skin. */
  readonly bright: number
}

/** Null when fewer than two colours were shown to the frames. */
export function measureNeck(frames: readonly LitFrame[]): NeckEvidence | null {
  const shown = frames.flatMap(({ face, color }) => (color === null ? [] : [{ face, color }]))
  const follow = (seen: (face: FaceReading) => readonly (Color | null)[]) => {
    const known = shown.flatMap(({ face, color }) => {
      const colors = seen(face).flatMap((each) => (each === null ? [] : [channelsOf(each)]))
      const mean = (at: number) => meanOf(colors.map((each) => each[at] ?? 0))
      return colors.length < seen(face).length ? [] : [{ color, seen: [mean(0), mean(1), mean(2)] as const }]
    })
    return known.length < shown.length ? null : followColors(known)
  }
  const skin = follow((face) => [skinOf(face)])
  const first = frames[0]?.face
  if (skin === null || first === undefined) return null
  return {
    freedom: 2 * Math.max(0, shown.length - 2),
    skin,
    below: follow((face) => [colorBelow(face, BELOW)]),
    beside: follow(colorsBeside),
    unlike: differenceOf(first),
  }
}

/** Patches of the forehead, which no beard covers. */
const FOREHEAD = 3

const skinOf = (face: FaceReading): Color | null => medianColor(bareSkin(skinColors(face)))
const bareSkin = (colors: readonly (Color | null)[]) => colors.filter((color) => color !== null)

/** In heights of the face below the chin: neck and collar; the skin just under it. */
const BELOW = [0.08, 0.4] as const
const UNDER_CHIN = [0.08, 0.2] as const
/** Half its width, in widths of the face. */
const NECK = 0.18
/** Least share of what lies below the chin that is in the picture. */
const IN_PICTURE = 0.3

function colorBelow(face: FaceReading, [from, to]: readonly [number, number]): Color | null {
  const { chin, width, height } = sizesOf(face)
  const [top, whole, bottom] = [from, BELOW[1], to].map((way) => chin[1] + way * height)
  if (top === undefined || whole === undefined || bottom === undefined) return null
  if (face.scene.height - 1 - top < IN_PICTURE * (whole - top)) return null
  return meanBoxColor(face, [chin[0] - NECK * width, chin[0] + NECK * width, top, bottom])
}

/** Ears, or the hair over them: from and to in widths of the face beside it, up and down in heights. */
const EARS = [0.03, 0.12, 0.05, 0.15] as const

function colorsBeside(face: FaceReading): (Color | null)[] {
  const { width, height } = sizesOf(face)
  const [near, far, up, down] = EARS
  return [[234, -1] as const, [454, 1] as const].map(([place, side]) => {
    const [x, y] = meshPoint(face, place)
    const [one, other] = [x + side * near * width, x + side * far * width]
    return meanBoxColor(face, [
      Math.min(one, other),
      Math.max(one, other),
      y - up * height,
      y + down * height,
    ])
  })
}

function sizesOf(face: FaceReading) {
  const [top, chin, right, left] = ([10, 152, 234, 454] as const).map((place) => meshPoint(face, place))
  if (top === undefined || chin === undefined || right === undefined || left === undefined)
    throw new Error('four places have four points')
  return { chin, width: distanceOf(left, right), height: distanceOf(chin, top) }
}

const LEAST = 2
const logarithm = (level: number) => Math.log(Math.max(LEAST, level))
/** Logarithm of each channel beside the mean of the other two: a brighter picture changes nothing. */
function channelsOf(color: Color): Color {
  const [red = 0, green = 0, blue = 0] = color.map(logarithm)
  return [red - (green + blue) / 2, green - (blue + red) / 2, blue - (red + green) / 2]
}

function differenceOf(face: FaceReading): ColorDifference | null {
  const skin = skinOf(face)
  const neck = colorBelow(face, UNDER_CHIN)
  if (skin === null || neck === null) return null
  // A fringe covers the forehead, a beard what is below it.
  const forehead = medianColor(bareSkin(skinColors(face).slice(0, FOREHEAD))) ?? skin
  return {
    hue: Math.min(hueBetween(neck, skin), hueBetween(neck, forehead)),
    bright: luma(neck) - luma(skin),
  }
}

function hueBetween(one: Color, other: Color): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (channel) => logarithm(one[channel] ?? 0) - logarithm(other[channel] ?? 0),
  )
  return Math.hypot(red - green, blue - green)
}

/** What all actions of a check say together; a share is beside what the skin of the face returns. */
export interface Neck {
  /** Share of the screen's light that comes back from below the chin; null where that is not seen. */
  readonly below: number | null
  /** Share that comes back from ears or hair, which lie behind the cheeks and face aside. */
  readonly beside: number
  /** How much more comes back from below than from beside, and two standard errors; infinity where nothing is known. */
  readonly surplus: number
  readonly unlike: ColorDifference | null
}

export function poolNeck(all: readonly NeckEvidence[]): Neck {
  const skin = poolEvidence(all, ({ skin }) => skin)
  const [below, beside] = [poolEvidence(all, (each) => each.below), poolEvidence(all, (each) => each.beside)]
  const unlike = all.flatMap((each) => each.unlike ?? [])
  const middle = (key: keyof ColorDifference) => middleOf(unlike.map((each) => each[key]))
  const isKnown = skin.share > 0 && below.drawn > 0
  return {
    below: isKnown ? below.share / skin.share : null,
    beside: isKnown ? beside.share / skin.share : 0,
    surplus:
      isKnown && beside.drawn > 0
        ? (below.share - beside.share + 2 * Math.hypot(below.error, beside.error)) / skin.share
        : Number.POSITIVE_INFINITY,
    unlike: unlike.length === 0 ? null : { hue: middle('hue'), bright: middle('bright') },
  }
}
