import type { FaceMeasures } from '@gamehall/face'
import type { FaceBox } from '@gamehall/face/engine'

export interface FaceReading {
  /** As fractions of the image, 0 to 1. */
  readonly box: FaceBox
  /** Confidence that it is a face, 0 to 1. */
  readonly score: number
  readonly measures: FaceMeasures
  /** The face's descriptor, compared with `compareEmbeddings`. */
  readonly embedding: Float32Array
  /** Liveness scores of two models, 0 to 1; null when they gave none. */
  readonly realness: number | null
  readonly liveness: number | null
  /** The whole image in grey, `FACE_PATCH_SIDE` squared, row by row; it differs between any two camera frames. */
  readonly patch: Uint8Array
  /** The whole image, small. */
  readonly scene: FaceScene
  /** The 468 landmarks in pixels of the scene, x, y and z each; z grows away from the camera. */
  readonly mesh: Float32Array
}

/** Interleaved RGB. */
export interface FaceScene {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Longest side of a scene in pixels. */
export const FACE_SCENE_SIDE = 160

/** Side length of a patch in pixels. */
export const FACE_PATCH_SIDE = 48

/** Detects faces locally: images of persons are not sent to third parties. */
export interface FaceReader {
  /** The faces of an image, largest first. Null for an invalid image, a timeout, or a full queue. */
  readFaces(picture: Uint8Array, before: AbortSignal): Promise<readonly FaceReading[] | null>
}
