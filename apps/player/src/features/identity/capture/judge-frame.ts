import { findDocument, type Rectangle } from './find-document.ts'
import { hasGlare } from './find-glare.ts'
import { type GreyFrame, meanGrey } from './grey-frame.ts'
import { sharpnessOf } from './sharpness.ts'

/** What to tell who holds the camera; `good` once there is nothing to say. The first that applies. */
export type FrameVerdict = 'dark' | 'absent' | 'cut' | 'small' | 'moving' | 'glare' | 'blurred' | 'good'

const DARK_BELOW = 55
const MOVING_ABOVE = 7
const SHARP_ABOVE = 0.03
/** How much of the frame the document fills at least, in each direction. */
const FILLS_AT_LEAST = 0.8
const MOTION_STEP = 4

/**
 * Judges one small picture of the camera: is a whole document in the frame, still, lit and sharp? `frame` is where the
 * document is asked to lie, in pixels; `before` is the picture before it, of the same size.
 */
export function judgeFrame(now: GreyFrame, frame: Rectangle, before?: GreyFrame): FrameVerdict {
  if (meanGrey(now, frame) < DARK_BELOW) return 'dark'
  const found = findDocument(now, frame)
  if (typeof found === 'string') return found
  if (found.width < frame.width * FILLS_AT_LEAST || found.height < frame.height * FILLS_AT_LEAST)
    return 'small'
  if (before && motionBetween(before, now) > MOVING_ABOVE) return 'moving'
  if (hasGlare(now, found)) return 'glare'
  return sharpnessOf(now, found) < SHARP_ABOVE ? 'blurred' : 'good'
}

/** The mean difference of two pictures, in grey levels. */
function motionBetween(before: GreyFrame, now: GreyFrame): number {
  if (before.grey.length !== now.grey.length) return Number.POSITIVE_INFINITY
  let sum = 0
  let count = 0
  for (let y = 0; y < now.height; y += MOTION_STEP)
    for (let x = 0; x < now.width; x += MOTION_STEP) {
      const at = y * now.width + x
      sum += Math.abs((now.grey[at] ?? 0) - (before.grey[at] ?? 0))
      count += 1
    }
  return sum / count
}
