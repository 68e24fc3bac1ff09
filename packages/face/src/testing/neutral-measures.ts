import type { FaceMeasures } from '../measure-face.ts'

/** A face that looks ahead with its mouth closed. */
export const NEUTRAL_MEASURES: FaceMeasures = {
  yaw: 0,
  pitch: 0,
  roll: 0,
  mouthOpen: 0.05,
  smile: 0.1,
  mouthWidth: 0.5,
  mouthLiftFromEyes: -0.75,
  mouthLiftFromNose: -0.25,
  mouthDrop: 0.75,
}
