import type { FaceLandmarks, FacePoint } from './landmarks.ts'

/** Measurements of a face. Angles in degrees: yaw and roll grow towards the person’s own left, pitch upwards. */
export interface FaceMeasures {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** 0 closed, 1 as high as wide. */
  readonly mouthOpen: number
  /** How far the lower lip's edge is below the nose, in nose lengths: opening the mouth lowers it. */
  readonly mouthDrop: number
  /** Happiness, 0 to 1. An open mouth lowers it, so the two are checked separately. */
  readonly smile: number
  /** Mouth width in eye distances: smiling widens it. */
  readonly mouthWidth: number
  /**
   * How far the corners of the mouth are above the line of the eyes and above the nose's base, in eye distances (less than 0:
   * they are below). Smiling lifts them beside both; nodding, beside one of the two.
   */
  readonly mouthLiftFromEyes: number
  readonly mouthLiftFromNose: number
}

/** Distance of the nose tip in front of the cheeks, in half face widths. */
const NOSE_REACH = 0.94

/** @param happiness 0 to 1, as an emotion model sees it. */
export function measureFace(at: FaceLandmarks, happiness: number): FaceMeasures {
  const across = minus(at.leftCheek, at.rightCheek)
  const down = minus(at.chin, at.forehead)
  return {
    yaw: degrees(Math.atan(noseAside(at, across) / NOSE_REACH)),
    pitch: degrees(Math.atan2(down[2], Math.hypot(down[0], down[1]))),
    roll: degrees(-Math.atan2(across[1], across[0])),
    mouthOpen: Math.min(
      1,
      distance(at.upperLip, at.lowerLip) / distance(at.rightInnerMouth, at.leftInnerMouth),
    ),
    mouthDrop: distance(at.noseBase, at.lowerLipEdge) / distance(at.noseBridge, at.noseBase),
    smile: happiness,
    mouthWidth: distance(at.rightMouth, at.leftMouth) / distance(at.rightEye, at.leftEye),
    ...cornersLifted(at),
  }
}

/** Position of the nose between the cheeks: −1 right, 1 left. Rotating a flat picture does not change it. */
function noseAside({ noseTip, rightCheek }: FaceLandmarks, across: FacePoint): number {
  const toNose = minus(noseTip, rightCheek)
  const width = Math.max(1e-6, across[0] ** 2 + across[1] ** 2)
  return (2 * (toNose[0] * across[0] + toNose[1] * across[1])) / width - 1
}

/** Along the line of the eyes' normal, so that a tilted head lifts nothing. */
function cornersLifted({
  rightMouth,
  leftMouth,
  noseBase,
  rightEye,
  leftEye,
}: FaceLandmarks): Pick<FaceMeasures, 'mouthLiftFromEyes' | 'mouthLiftFromNose'> {
  const [alongX, alongY] = minus(leftEye, rightEye)
  const apart = Math.max(1e-6, Math.hypot(alongX, alongY))
  const down = ([x, y]: FacePoint) => (y * alongX - x * alongY) / apart ** 2
  const corners = (down(rightMouth) + down(leftMouth)) / 2
  return {
    mouthLiftFromEyes: (down(rightEye) + down(leftEye)) / 2 - corners,
    mouthLiftFromNose: down(noseBase) - corners,
  }
}

const minus = (a: FacePoint, b: FacePoint): FacePoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const distance = (a: FacePoint, b: FacePoint) => Math.max(1e-6, Math.hypot(...minus(a, b)))
const degrees = (radians: number) => (radians * 180) / Math.PI
