export { compareEmbeddings } from './compare-embeddings.ts'
export { type FilmFault, type FilmLimits, findFilmFault, untilLit } from './film-times.ts'
export { type FaceLandmarks, type FacePoint, pickLandmarks } from './landmarks.ts'
export { type FaceMeasures, measureFace } from './measure-face.ts'
export { FACE_LIMITS, type FaceMove, isCalm, isTooFar, moveProgress, smileShape } from './move-progress.ts'
export {
  beginRecording,
  completeRecording,
  type Recording,
  recordObservation,
} from './record-action.ts'
export type { FilmFrame, PictureStatus, RecordingTask } from './select-film-frames.ts'
export { areShouldersOutOfFrame } from './shoulders-in-frame.ts'
