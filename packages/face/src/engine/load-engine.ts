import type { Human } from '@vladmandic/human'
import type { FacePoint } from '../landmarks.ts'
import { type DetectedFace, toDetectedFaces } from './detected-face.ts'
import { engineSettings, type FaceEngineFiles, type FaceEngineKind } from './settings.ts'

/** A decoded picture: interleaved RGB or RGBA. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

export interface FaceEngine {
  /** Detects the faces of a picture, largest first. */
  detectFaces(pixels: Pixels): Promise<readonly DetectedFace[]>
  /** Point indexes of the mesh triangles, three each. */
  readonly triangles: readonly number[]
}

/** Loads the models. `Library` is the build that fits this runtime. */
export async function loadFaceEngine(
  Library: typeof Human,
  kind: FaceEngineKind,
  files: FaceEngineFiles,
): Promise<FaceEngine> {
  const human = new Library(engineSettings(kind, files))
  await human.load()
  return {
    triangles: human.faceTriangulation,
    async detectFaces({ data, width, height, channels }) {
      const whole = human.tf.tensor3d(Int32Array.from(data), [height, width, channels], 'int32')
      const picture = channels === 3 ? whole : human.tf.slice3d(whole, [0, 0, 0], [height, width, 3])
      try {
        return toDetectedFaces((await human.detect(picture)).face, { width, height })
      } finally {
        human.tf.dispose([whole, picture])
      }
    },
  }
}

export type { DetectedFace, FacePoint }
