import type { FaceResult } from '@vladmandic/human'
import type { FacePoint } from '../landmarks.ts'
import { pickLandmarks } from '../landmarks.ts'
import { type FaceMeasures, measureFace } from '../measure-face.ts'

/** Shares of the picture, 0 to 1; a face at the edge reaches beyond. */
export interface FaceBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DetectedFace {
  readonly box: FaceBox
  /** Confidence that it is a face, 0 to 1. */
  readonly score: number
  readonly measures: FaceMeasures
  readonly mesh: readonly FacePoint[]
  /** Face embedding, `recognition` engine only; empty with `tracking`. */
  readonly embedding: Float32Array
  readonly realness: number | null
  readonly liveness: number | null
}

/** Converts the library’s results, largest face first. */
export function toDetectedFaces(
  faces: readonly FaceResult[],
  picture: { readonly width: number; readonly height: number },
): DetectedFace[] {
  return faces
    .flatMap((face): DetectedFace[] => {
      const mesh = face.mesh.map(([x, y, z = Number.NaN]): FacePoint => [x, y, z])
      const landmarks = pickLandmarks(mesh)
      if (landmarks === null) return []
      return [
        {
          box: meshBox(mesh, picture),
          score: Math.min(1, face.score),
          measures: measureFace(landmarks, happinessOf(face)),
          mesh,
          embedding: Float32Array.from(face.embedding ?? []),
          realness: face.real ?? null,
          liveness: face.live ?? null,
        },
      ]
    })
    .sort((a, b) => b.box.height - a.box.height)
}

const happinessOf = ({ emotion }: FaceResult) =>
  emotion?.find(({ emotion: name }) => name === 'happy')?.score ?? 0

function meshBox(mesh: readonly FacePoint[], { width, height }: { width: number; height: number }): FaceBox {
  const xs = mesh.map(([x]) => x)
  const ys = mesh.map(([, y]) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return {
    x: left / width,
    y: top / height,
    width: (Math.max(...xs) - left) / width,
    height: (Math.max(...ys) - top) / height,
  }
}
