/** Liveness thresholds; `npm run bench liveness` publishes what they let through. Shares are 0 to 1. */
export const LIVENESS_LIMITS = {
  /** Detections below this confidence are ignored. */
  score: 0.5,
  /** A face lower than this share of the picture is too small to check. */
  height: 0.22,
  /** A second face counts from this share of the largest face’s height. */
  second: 0.45,
  /** Mean grey of a face, 0 to 255, that is too dark or too bright to check. */
  darkest: 35,
  brightest: 235,
  sameFace: 0.62,
  /** Lowest similarity of a turned head to its own neutral frame; other people score below. */
  turnedFace: 0.55,
  /** Progress from which the action counts. The client waits for 1; another decoder may measure a little less. */
  shown: 0.85,
  /** Minimum distance of the middle frame’s progress from the first and last. */
  step: 0.1,
  fallBack: 0.25,
  clearlyNotReal: 0.15,
  /** Mean grey difference below which two pictures are the same: camera noise alone is above. */
  sameGrey: 0.8,
} as const
