import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type Grey, greyOf } from './scene-grey.ts'

/** Hair, ears, neck and what is just behind them, in radii of the face's ellipse. */
const AROUND = [1.08, 1.6] as const
/** Half of a block's side; blocks begin at every second pixel. */
const HALF = 2
const EVERY = 2
/** A block with less texture says nothing, in squared grey levels. */
const TEXTURE = 36
/** Correlation from which a block shows what it showed before, whatever the light. */
const SAME = 0.9
/** How far a hand or a forger may move the whole picture, in pixels. */
const MOVED = 1

/**
 * Share of what can be told apart around the face, outside of it before and after, that stays in place while the
 * head turns: with hair and ears some of it must move.
 */
export function measureStillness(first: FaceReading, last: FaceReading): number {
  const [before, after] = [greyOf(first), greyOf(last)]
  const [nearBefore, nearAfter] = [ellipseOf(first), ellipseOf(last)]
  const shares: number[] = []
  for (let right = -MOVED; right <= MOVED; right += 1)
    for (let down = -MOVED; down <= MOVED; down += 1) {
      const isAround = (x: number, y: number) =>
        nearBefore(x, y) >= AROUND[0] &&
        nearBefore(x, y) <= AROUND[1] &&
        nearAfter(x + right, y + down) >= AROUND[0]
      shares.push(shareInPlace(before, after, [right, down], isAround))
    }
  return Math.max(...shares)
}

function shareInPlace(
  before: Grey,
  after: Grey,
  by: readonly [number, number],
  isAround: (x: number, y: number) => boolean,
): number {
  let [told, same] = [0, 0]
  const edge = HALF + MOVED
  for (let y = edge; y < before.height - edge; y += EVERY)
    for (let x = edge; x < before.width - edge; x += EVERY) {
      if (!isAround(x, y)) continue
      const alike = compareBlocks(before, after, [x, y], by)
      if (alike === null) continue
      told += 1
      if (alike > SAME) same += 1
    }
  return same / Math.max(1, told)
}

/** Correlation of a block with what is there later; null without texture. */
function compareBlocks(
  before: Grey,
  after: Grey,
  [x, y]: readonly [number, number],
  [right, down]: readonly [number, number],
): number | null {
  let [sumA, sumB, squareA, squareB, both, count] = [0, 0, 0, 0, 0, 0]
  for (let dy = -HALF; dy <= HALF; dy += 1)
    for (let dx = -HALF; dx <= HALF; dx += 1) {
      const a = before.data[(y + dy) * before.width + x + dx] ?? 0
      const b = after.data[(y + dy + down) * after.width + x + dx + right] ?? 0
      sumA += a
      sumB += b
      squareA += a * a
      squareB += b * b
      both += a * b
      count += 1
    }
  const [spreadA, spreadB] = [squareA / count - (sumA / count) ** 2, squareB / count - (sumB / count) ** 2]
  if (Math.max(spreadA, spreadB) < TEXTURE) return null
  return (both / count - (sumA * sumB) / count ** 2) / Math.sqrt(Math.max(1, spreadA) * Math.max(1, spreadB))
}
