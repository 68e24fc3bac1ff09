import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import type { CameraMove } from './measure-background.ts'
import { type Grey, greyOf, smoothGrey } from './scene-grey.ts'

/** Ears, hair and jaw beside the face, in radii of its ellipse; what is beyond the second is the room. */
const CONTOUR = [1, 1.2] as const
const ROOM = 1.7
/** Greatest movement of the camera that is looked for where no blocks of the room are followed, in pixels of the scene. */
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
 * `followed`: the camera as the blocks of the room tell it; it counts where it explains the room better than a shift does, as of a
 * photo that is also turned or brought nearer.
 */
export function measureContour(
  first: FaceReading,
  last: FaceReading,
  followed: CameraMove | null,
): number | null {
  const [before, after] = [greyOf(first), greyOf(last)]
  const nearness = ellipseOf(first)
  const room = roomOf(before, nearness)
  if (room.length < FEWEST) return null
  const shift = findCameraShift(before, after, room)
  const unlike = (camera: CameraMove) =>
    room.reduce((sum, [x, y]) => sum + Math.min(UNLIKE, differenceAt(before, after, [x, y], camera)), 0)
  const camera = followed !== null && unlike(followed) < unlike(shift) ? followed : shift
  let [textured, still] = [0, 0]
  for (let y = MARGIN; y < before.height - MARGIN; y += 1)
    for (let x = MARGIN; x < before.width - MARGIN; x += 1) {
      const near = nearness(x, y)
      if (near < CONTOUR[0] || near > CONTOUR[1]) continue
      const change = steepness(before, x, y)
      if (change < TEXTURE) continue
      textured += 1
      if (differenceAt(before, after, [x, y], camera) < Math.max(TEXTURE, change)) still += 1
    }
  return textured < FEWEST ? null : still / textured
}

type Place = readonly [x: number, y: number]

/** Places of the room above and beside the head. */
function roomOf(before: Grey, nearness: (x: number, y: number) => number): Place[] {
  const places: Place[] = []
  for (let y = MARGIN; y < before.height * 0.6; y += 2)
    for (let x = MARGIN; x < before.width - MARGIN; x += 2) if (nearness(x, y) >= ROOM) places.push([x, y])
  return places
}

/** Where most of the room went, in whole pixels. */
function findCameraShift(before: Grey, after: Grey, room: readonly Place[]): CameraMove {
  let best: CameraMove = [0, 0, 0, 0]
  let least = Number.POSITIVE_INFINITY
  for (let down = -REACH[1]; down <= REACH[1]; down += 1)
    for (let right = -REACH[0]; right <= REACH[0]; right += 1) {
      let sum = 0
      for (const [x, y] of room)
        sum += Math.min(UNLIKE, Math.abs(smoothGrey(before, x, y) - smoothGrey(after, x + right, y + down)))
      if (sum >= least) continue
      least = sum
      best = [0, 0, right, down]
    }
  return best
}

/** How far a place differs from where the camera's movement takes it; `UNLIKE` where that is out of the picture. */
function differenceAt(before: Grey, after: Grey, [x, y]: Place, [a, b, c, d]: CameraMove): number {
  const [toX, toY] = [x + a * x - b * y + c, y + b * x + a * y + d]
  const [left, top] = [Math.floor(toX), Math.floor(toY)]
  if (left < 1 || top < 1 || left > after.width - 3 || top > after.height - 3) return UNLIKE
  const [right, down] = [toX - left, toY - top]
  const row = (at: number) =>
    smoothGrey(after, left, at) * (1 - right) + (right > 0 ? smoothGrey(after, left + 1, at) * right : 0)
  const there = row(top) * (1 - down) + (down > 0 ? row(top + 1) * down : 0)
  return Math.abs(smoothGrey(before, x, y) - there)
}

const steepness = (grey: Grey, x: number, y: number): number =>
  Math.hypot(
    smoothGrey(grey, x + 1, y) - smoothGrey(grey, x - 1, y),
    smoothGrey(grey, x, y + 1) - smoothGrey(grey, x, y - 1),
  ) / 2
