import type { FaceMeasures } from '@gamehall/face'
import type { FaceModelFile } from './face-model-files.ts'

/** Messages from the page to the worker. */
export type FaceRequest =
  | { readonly kind: 'open'; readonly files: readonly FaceModelFile[] }
  | { readonly kind: 'look'; readonly pixels: ImageData }

/** A detected face; position and size as shares of the picture. */
export type FacePosition = {
  readonly middleX: number
  readonly middleY: number
  readonly height: number
  readonly measures: FaceMeasures
}

/** Detection result of a picture: faces, largest first, and brightness at the face, 0 to 255. */
export type FaceDetection = {
  readonly faces: readonly FacePosition[]
  readonly brightness: number
  readonly ms: number
}

export type FaceReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'seen'; readonly detection: FaceDetection }
