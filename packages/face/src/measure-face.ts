import type { FaceLandmarks, FacePoint } from './landmarks.ts'

/** What a face does. Angles in degrees: yaw and roll grow towards the person's own left, pitch upwards. */
export interface FaceMeasures {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** 0 closed, 1 as high as wide. */
  readonly mouthOpen: number
  /** 0 to 1: how much the face looks happy. An open mouth lowers it: the two are judged apart. */
  readonly smile: number
  /** The mouth's width in eye distances: a smile widens it, whatever else is thought of the face. */
  readonly mouthWidth: number
}

/** @param happiness 0 to 1, as an emotion model sees it. */
export function measureFace(at: FaceLandmarks, happiness: number): FaceMeasures {
  const across = minus(at.leftCheek, at.rightCheek)
  const down = minus(at.chin, at.forehead)
  return {
    yaw: degrees(Math.atan2(across[2], Math.hypot(across[0], across[1]))),
    pitch: degrees(Math.atan2(down[2], Math.hypot(down[0], down[1]))),
    roll: degrees(-Math.atan2(across[1], across[0])),
    mouthOpen: Math.min(
      1,
      distance(at.upperLip, at.lowerLip) / distance(at.rightInnerMouth, at.leftInnerMouth),
    ),
    smile: happiness,
    mouthWidth: distance(at.rightMouth, at.leftMouth) / distance(at.rightEye, at.leftEye),
  }
}

const minus = (a: FacePoint, b: FacePoint): FacePoint => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const distance = (a: FacePoint, b: FacePoint) => Math.max(1e-6, Math.hypot(...minus(a, b)))
const degrees = (radians: number) => (radians * 180) / Math.PI
