import type { FaceMeasures } from '@gamehall/face'
import type { FaceFile } from './face-files.ts'

/** What the page asks the worker. */
export type FaceRequest =
  | { readonly kind: 'open'; readonly files: readonly FaceFile[] }
  | { readonly kind: 'look'; readonly pixels: ImageData }

/** One face that was seen; places and sizes as shares of the picture. */
export type SeenFace = {
  readonly middleX: number
  readonly middleY: number
  readonly height: number
  readonly measures: FaceMeasures
}

/** What one picture shows: its faces, the largest first, and how bright it is where the face is, 0 to 255. */
export type Sight = { readonly faces: readonly SeenFace[]; readonly brightness: number; readonly ms: number }

export type FaceReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'seen'; readonly sight: Sight }
