import blazefaceWeights from '@face-models/blazeface.bin?url'
import blazeface from '@face-models/blazeface.json?url'
import emotionWeights from '@face-models/emotion.bin?url'
import emotion from '@face-models/emotion.json?url'
import facemeshWeights from '@face-models/facemesh.bin?url'
import facemesh from '@face-models/facemesh.json?url'
import simd from '@face-wasm/tfjs-backend-wasm-simd.wasm?url'

/** A model file of the face guide. */
export type FaceModelFile = {
  /** File name the library requests. */
  readonly name: string
  readonly url: string
  /** Approximate size, so that progress is known before the first byte. */
  readonly kilobytes: number
}

export const faceModelFiles: readonly FaceModelFile[] = [
  { name: 'blazeface.json', url: blazeface, kilobytes: 79 },
  { name: 'blazeface.bin', url: blazefaceWeights, kilobytes: 539 },
  { name: 'facemesh.json', url: facemesh, kilobytes: 96 },
  { name: 'facemesh.bin', url: facemeshWeights, kilobytes: 1478 },
  { name: 'emotion.json', url: emotion, kilobytes: 18 },
  { name: 'emotion.bin', url: emotionWeights, kilobytes: 821 },
  { name: 'tfjs-backend-wasm-simd.wasm', url: simd, kilobytes: 425 },
]
