import type { FaceMeasures } from '@gamehall/face'
import type { FaceBox } from '@gamehall/face/engine'

export interface FaceReading {
  /** As shares of the picture, 0 to 1. */
  readonly box: FaceBox
  /** 0 to 1: how surely it is a face. */
  readonly score: number
  readonly measures: FaceMeasures
  /** Whose face it is: compared with `compareLikeness`. */
  readonly likeness: Float32Array
  /** 0 to 1: how much it looks like a person rather than a picture of one, by two models; null when they did not say. */
  readonly realness: number | null
  readonly liveness: number | null
  /** The whole picture in grey, `FACE_PATCH_SIDE` points squared, row by row: two pictures of a camera never have the same. */
  readonly patch: Uint8Array
}

/** Points along a side of a patch. */
export const FACE_PATCH_SIDE = 48

/** Finds faces on this machine: a picture of a person goes to nobody else. */
export interface FaceReader {
  /** The faces of a picture, the largest first. Null when it is no picture, when it did not happen in time, or too many others wait. */
  readFaces(picture: Uint8Array, before: AbortSignal): Promise<readonly FaceReading[] | null>
}
