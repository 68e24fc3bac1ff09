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
}

/** Side length of a patch in pixels. */
export const FACE_PATCH_SIDE = 48

/** Detects faces locally: images of persons are not sent to third parties. */
export interface FaceReader {
  /** The faces of an image, largest first. Null for an invalid image, a timeout, or a full queue. */
  readFaces(picture: Uint8Array, before: AbortSignal): Promise<readonly FaceReading[] | null>
}
