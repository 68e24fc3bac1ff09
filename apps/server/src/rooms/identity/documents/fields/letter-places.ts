import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** Pixels darker than this are ink, after the light is evened. */
export const INK = 150
const LEAST_PAIRS = 2

export const isHan = ({ text }: ScannedLetter): boolean => /\p{Script=Han}/u.test(text)

/** The usual distance of two neighbouring Chinese letters; null where too few stand side by side. */
export function pitchOf(letters: readonly ScannedLetter[], places: readonly number[]): number | null {
  const pitches = letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    const isPair = before !== undefined && isHan(before) && isHan(letter)
    return isPair ? [(places[index + 1] ?? 0) - (places[index] ?? 0)] : []
  })
  const sorted = pitches.toSorted((one, other) => one - other)
  return sorted.length < LEAST_PAIRS ? null : (sorted[sorted.length >> 1] ?? null)
}

export interface Rows {
  readonly top: number
  readonly bottom: number
}

/** The rows of the strip that hold print. */
export function inkRows({ data, width, height }: GreyPicture): Rows | null {
  const inked = Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
    return ink > width * 0.01
  })
  const [top, bottom] = [inked.indexOf(true), inked.lastIndexOf(true) + 1]
  return bottom - top < height / 3 ? null : { top, bottom }
}

/** Where the edges of a letter are looked for, in pitches from its middle. */
const [NEAR_EDGE, FAR_EDGE] = [0.34, 0.66]

/** A letter’s box: its edges are where least ink is. */
export function boxAround(even: GreyPicture, middle: number, pitch: number, { top, bottom }: Rows) {
  const inkAt = (x: number) => {
    let ink = 0
    for (let y = top; y < bottom; y += 1) ink += 255 - (even.data[y * even.width + x] ?? 255)
    return ink
  }
  const edge = (side: 1 | -1) => {
    const [from, to] = [
      Math.round(middle + side * NEAR_EDGE * pitch),
      Math.round(middle + side * FAR_EDGE * pitch),
    ]
    let best = from
    for (let x = from; side > 0 ? x <= to : x >= to; x += side)
      if (x >= 0 && x < even.width && inkAt(x) < inkAt(best)) best = x
    return best
  }
  return { left: Math.max(0, edge(-1)), right: Math.min(even.width, edge(1) + 1), top, bottom }
}

/** A letter’s box of the usual width, whatever ink stands at its edges. */
export function usualBox(even: GreyPicture, middle: number, pitch: number, { top, bottom }: Rows) {
  const half = USUAL_HALF * pitch
  return {
    left: Math.max(0, Math.round(middle - half)),
    right: Math.min(even.width, Math.round(middle + half)),
    top,
    bottom,
  }
}
const USUAL_HALF = 0.54
