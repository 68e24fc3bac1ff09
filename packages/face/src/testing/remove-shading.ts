import type { FacePoint } from '../landmarks.ts'
import type { FaceModel, Still } from './face-model.ts'

/** Places of the mesh on both sides of a face, of bare skin. */
const SIDES = [
  [50, 280],
  [103, 332],
  [117, 346],
  [205, 425],
  [67, 297],
  [101, 330],
  [36, 266],
  [187, 411],
] as const
/** Half the side of the square that is looked at, in pixels. */
const REACH = 3

/**
 * The picture of a face without the lamp that it was taken under, which made one side brighter: what a head is painted
 * with has no light of its own, because the head gets light where it is rendered.
 */
export function removeShading({ still, points }: Pick<FaceModel, 'still' | 'points'>): Still {
  const at = (place: number): FacePoint => points[place] ?? [0, 0, 0]
  const pairs = SIDES.map(([right, left]) => ({
    apart: at(left)[0] - at(right)[0],
    brighter: Math.log(brightness(still, at(left)) / brightness(still, at(right))),
  }))
  const slope =
    pairs.reduce((sum, { apart, brighter }) => sum + apart * brighter, 0) /
    pairs.reduce((sum, { apart }) => sum + apart ** 2, 0)
  const middle = at(6)[0]
  const half = Math.abs(at(454)[0] - at(234)[0]) / 2
  const data = still.data.map((value, index) => {
    const x = (Math.floor(index / 3) % still.width) - middle
    return Math.min(255, value * Math.exp(-slope * Math.max(-half, Math.min(half, x))))
  })
  return { ...still, data }
}

function brightness({ data, width }: Still, [x, y]: FacePoint): number {
  let sum = 1
  for (let row = Math.round(y) - REACH; row <= y + REACH; row += 1)
    for (let column = Math.round(x) - REACH; column <= x + REACH; column += 1)
      for (let channel = 0; channel < 3; channel += 1) sum += data[(row * width + column) * 3 + channel] ?? 0
  return sum
}
