import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type Grey, greyOf, smoothGrey } from './scene-grey.ts'

/** Ears, hair and jaw beside the face, in radii of its ellipse; what is beyond the second is the room. */
const CONTOUR = [1, 1.2] as const
const ROOM = 1.7
/** Greatest movement of the camera that is looked for, in pixels of the scene. */
const REACH = [8, 4] as const
const MARGIN = 10
/** Least change from pixel to pixel that tells whether something moved, and what counts as the same, in grey levels. */
const TEXTURE = 5
const FEWEST = 40
/** A difference beyond this says no more, in grey levels. */
const UNLIKE = 25

/**
 * Share of what is textured beside the face that stays with the room while the head turns: ears and hair go along with
 * a head, the surroundings of a face that is turned before a photo do not. Null where nothing can be told.
 */
export function measureContour(first: FaceReading, last: FaceReading): number | null {
  const [before, after] = [greyOf(first), greyOf(last)]
  const nearness = ellipseOf(first)
  const camera = findCameraShift(before, after, nearness)
  if (camera === null) return null
  const [right, down] = camera
  let [textured, still] = [0, 0]
  for (let y = MARGIN; y < before.height - MARGIN; y += 1)
    for (let x = MARGIN; x < before.width - MARGIN; x += 1) {
      const near = nearness(x, y)
      if (near < CONTOUR[0] || near > CONTOUR[1]) continue
      const change = steepness(before, x, y)
      if (change < TEXTURE) continue
      textured += 1
      const difference = Math.abs(smoothGrey(before, x, y) - smoothGrey(after, x + right, y + down))
      if (difference < Math.max(TEXTURE, change)) still += 1
    }
  return textured < FEWEST ? null : still / textured
}

/** Where most of the room went, in whole pixels; null when hardly anything of it is seen. */
function findCameraShift(
  before: Grey,
  after: Grey,
  nearness: (x: number, y: number) => number,
): readonly [number, number] | null {
  const places: (readonly [number, number])[] = []
  for (let y = MARGIN; y < before.height * 0.6; y += 2)
    for (let x = MARGIN; x < before.width - MARGIN; x += 2) if (nearness(x, y) >= ROOM) places.push([x, y])
  if (places.length < FEWEST) return null
  let best: readonly [number, number] = [0, 0]
  let least = Number.POSITIVE_INFINITY
  for (let down = -REACH[1]; down <= REACH[1]; down += 1)
    for (let right = -REACH[0]; right <= REACH[0]; right += 1) {
      let sum = 0
      for (const [x, y] of places)
        sum += Math.min(UNLIKE, Math.abs(smoothGrey(before, x, y) - smoothGrey(after, x + right, y + down)))
      if (sum >= least) continue
      least = sum
      best = [right, down]
    }
  return best
}

const steepness = (grey: Grey, x: number, y: number): number =>
  Math.hypot(
    smoothGrey(grey, x + 1, y) - smoothGrey(grey, x - 1, y),
    smoothGrey(grey, x, y + 1) - smoothGrey(grey, x, y - 1),
  ) / 2
