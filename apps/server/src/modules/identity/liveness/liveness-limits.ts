/** The judge’s limits; `npm run bench liveness` publishes what they let through. Shares are 0 to 1. */
export const LIVENESS_LIMITS = {
  /** Less sure faces are none. */
  score: 0.5,
  /** A face lower than this share of the picture is too small to judge. */
  height: 0.22,
  /** Another face counts from this share of the largest one's height on. */
  second: 0.45,
  /** The mean grey of a face, 0 to 255, that is too dark or too bright to judge. */
  darkest: 35,
  brightest: 235,
  sameFace: 0.62,
  /** A turned head's likeness to its own calm look; another person's is below. */
  turnedFace: 0.55,
  /** The action is shown. The guide waits for all of it; another decoder may see a little less. */
  shown: 0.85,
  /** How far the frame in between is from the first and the last. */
  step: 0.1,
  fallBack: 0.25,
  clearlyNotReal: 0.15,
  /** Mean difference of grey below which two pictures are one: a camera’s noise alone is above. */
  sameGrey: 0.8,
} as const
