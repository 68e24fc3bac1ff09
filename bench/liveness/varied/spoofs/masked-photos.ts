import { SCREEN_LIGHT } from '@gamehall/contract/identity'
import { colorAt, type Step } from '../film.ts'
import type { Rgb, Vector } from '../person.ts'
import type { Picture } from '../render.ts'
import { type Forge, sampleAt, stepOf, takePhoto, widthOf } from './forged-photo.ts'
import { mesh, pushed } from './warped-photos.ts'

/** How much of the screen's light is computed, beside the skin; by how much a lamp shades the sides of a face that turns. */
export const LIT = 0.3
const SHADED = 0.25
/** Half axes of the head's mask, in widths and heights of the face. */
const HEAD = { across: 0.53, down: 0.58 } as const
/** Half the width of the neck, in widths of the face, and how much of the light it gets. */
const NECK = { across: 0.36, share: 0.85 } as const
/** Landmarks of bare skin: forehead, cheeks, chin. */
const SKIN = [151, 50, 280, 205, 425, 199] as const

/** How much further than a person the mouth opens: a photo's lips that are pulled apart seem to part less. */
export const MOUTH = 1.35

/** Where the mask lies in the photo, and what is lit. */
export interface Masked {
  readonly middle: readonly [x: number, y: number]
  readonly across: number
  readonly down: number
  readonly neck: number
  readonly skin: Rgb
}

/**
 * A photo carried along by its mesh, with the screen's light added by a mask: an ellipse about the head's axis, round as a column is, and
 * a column for the neck. In turns a computed lamp shades the sides as well.
 */
export const masked: Forge = (session, number) => {
  const step = stepOf(session, number)
  const photo = takePhoto(session)
  const mask = maskOf(photo.picture, photo.marks)
  return pushed(further, session, number).map((picture, index) => {
    const light = SCREEN_LIGHT[colorAt(step, step.times[index] ?? 0)]
    return lightMask(picture, mask, light, SHADED * sideOf(step) * (step.shares[index] ?? 0))
  })
}

export const further: typeof carried = (session, step, share, marks) =>
  carried(session, step, share * (step.action === 'open_mouth' ? MOUTH : 1), marks)
const carried = mesh(0.5)

const sideOf = ({ action }: Step): number => (action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0)

export function maskOf(picture: Picture, marks: readonly Vector[]): Masked {
  const [top, chin, right, left] = [10, 152, 234, 454].map((place) => marks[place] ?? ([0, 0, 0] as const))
  const colors = SKIN.map((place) => sampleAt(picture, marks[place]?.[0] ?? 0, marks[place]?.[1] ?? 0))
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length
  const width = widthOf(marks)
  return {
    middle: [((right?.[0] ?? 0) + (left?.[0] ?? 0)) / 2, ((top?.[1] ?? 0) + (chin?.[1] ?? 0)) / 2],
    across: HEAD.across * width,
    down: HEAD.down * ((chin?.[1] ?? 0) - (top?.[1] ?? 0)),
    neck: NECK.across * width,
    skin: [mean(0), mean(1), mean(2)],
  }
}

/** How much of the light the mask gives to a place: an ellipse about the head's axis, and a column for the neck. */
export function maskAt({ middle, across, down, neck }: Masked, x: number, y: number) {
  const [u, v, w] = [(x - middle[0]) / across, (y - middle[1]) / down, (x - middle[0]) / neck]
  const isHead = u ** 2 + v ** 2 < 1
  const weight = isHead
    ? Math.sqrt(1 - 0.9 * u ** 2)
    : v > 0 && Math.abs(w) < 1
      ? NECK.share * Math.sqrt(1 - w ** 2)
      : 0
  return { isHead, across: u, weight }
}

/** @param lamp How much brighter the left edge of the picture's head gets, and its right darker. */
function lightMask({ data: from, width, height }: Picture, mask: Masked, light: Rgb, lamp: number): Picture {
  const data = Float32Array.from(from)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const { isHead, across, weight } = maskAt(mask, x, y)
      if (weight === 0) continue
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2] as const)
        data[at + channel] =
          (data[at + channel] ?? 0) * (isHead ? 1 - lamp * across : 1) +
          LIT * weight * light[channel] * mask.skin[channel]
    }
  return { data, width, height }
}
