import { findDocument, type Rectangle } from './find-document.ts'
import { hasGlare } from './find-glare.ts'
import { type GreyFrame, meanGrey } from './grey-frame.ts'
import { fingerprintOf, type ImageFingerprint, isSameSide } from './image-fingerprint.ts'
import { sharpnessOf } from './sharpness.ts'

/** The first problem of a frame, or `good`. */
export type FrameVerdict =
  | 'dark'
  | 'absent'
  | 'cut'
  | 'small'
  | 'moving'
  | 'same'
  | 'glare'
  | 'blurred'
  | 'good'

/** The previous frame of the same size, and the side photographed before. */
export type PreviousView = {
  readonly picture?: GreyFrame | undefined
  readonly side?: ImageFingerprint | undefined
}

const DARK_BELOW = 55
const MOVING_ABOVE = 7
const SHARP_ABOVE = 0.08
/** Minimum share of the frame the document fills in each direction. */
const FILLS_AT_LEAST = 0.8
const MOTION_STEP = 4

/**
 * Checks a downscaled camera frame: is the whole document in the frame, still, the requested side, well lit and sharp?
 * `frame` is the target area in pixels.
 */
export function evaluateFrame(now: GreyFrame, frame: Rectangle, before: PreviousView = {}): FrameVerdict {
  if (meanGrey(now, frame) < DARK_BELOW) return 'dark'
  const found = findDocument(now, frame)
  if (typeof found === 'string') return found
  if (found.width < frame.width * FILLS_AT_LEAST || found.height < frame.height * FILLS_AT_LEAST)
    return 'small'
  if (before.picture && motionBetween(before.picture, now) > MOVING_ABOVE) return 'moving'
  if (before.side && isSameSide(before.side, fingerprintOf(now, frame))) return 'same'
  if (hasGlare(now, found)) return 'glare'
  return sharpnessOf(now, found) < SHARP_ABOVE ? 'blurred' : 'good'
}

/** Mean difference of two frames in grey levels. */
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
