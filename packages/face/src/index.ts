export { compareLikeness } from './compare-likeness.ts'
export { type FaceLandmarks, type FacePoint, pickLandmarks } from './landmarks.ts'
export { type FaceMeasures, measureFace } from './measure-face.ts'
export { FACE_LIMITS, type FaceMove, isCalm, moveProgress } from './show-action.ts'
