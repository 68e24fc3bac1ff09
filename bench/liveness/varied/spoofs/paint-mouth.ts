import type { Session, Step } from '../film.ts'
import type { Vector } from '../person.ts'
import type { Picture } from '../render.ts'
import { sampleAt } from './forged-photo.ts'
import { renderMarks } from './render-marks.ts'

/** Landmarks of the inner edge of both lips, around the mouth. */
const EDGE = [
  78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191,
] as const
/** All triangles of the fan begin at the first corner of the mouth. */
const FAN = EDGE.slice(2).flatMap((place, index) => [EDGE[0], EDGE[index + 1] ?? EDGE[0], place])
/** How much of its brightness the inside of a mouth loses. */
const DARK = 0.88

/** Paints the dark inside of a mouth between the opened lips of a photo. */
export function paintMouth(
  picture: Picture,
  session: Session,
  { action }: Step,
  marks: readonly Vector[],
  [dx, dy]: readonly [number, number],
): Picture {
  if (action !== 'open_mouth') return picture
  const inside = renderMarks(
    session,
    marks,
    FAN,
    marks.map(() => [0, 0] as const),
  )
  const { width, height } = picture
  const data = Float32Array.from(picture.data)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = sampleAt(inside, x + dx, y + dy)[2]
      if (share === 0) continue
      const at = (y * width + x) * 3
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] = (data[channel] ?? 0) * (1 - DARK * share)
    }
  return { ...picture, data }
}
