import type { Config } from '@vladmandic/human'

export interface FaceEngineFiles {
  /** Folder URLs with a trailing slash. */
  readonly wasm: string
  readonly models: string
}

/** `tracking` detects and measures faces in real time; `recognition` also computes embeddings and anti-spoofing scores. */
export type FaceEngineKind = 'tracking' | 'recognition'

const ANY_DIFFERENCE = 1000
const FOLLOWED_FRAMES = 6
const FOLLOWED_MS = 700

export function engineSettings(kind: FaceEngineKind, { wasm, models }: FaceEngineFiles): DeepPartial<Config> {
  const isRecognition = kind === 'recognition'
  return {
    backend: 'wasm',
    wasmPath: wasm,
    modelBasePath: models,
    debug: false,
    async: false,
    warmup: 'none',
    cacheModels: false,
    // Recognition treats every picture independently; tracking follows a face between frames and redetects periodically.
    cacheSensitivity: isRecognition ? 0 : ANY_DIFFERENCE,
    validateModels: false,
    filter: { enabled: false },
    gesture: { enabled: false },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    segmentation: { enabled: false },
    face: {
      enabled: true,
      detector: {
        rotation: true,
        maxDetected: isRecognition ? 4 : 2,
        minConfidence: 0.4,
        skipFrames: FOLLOWED_FRAMES,
        skipTime: FOLLOWED_MS,
      },
      mesh: { enabled: true },
      attention: { enabled: false },
      iris: { enabled: false },
      emotion: { enabled: true, minConfidence: 0, skipFrames: 0, skipTime: 0 },
      description: { enabled: isRecognition },
      antispoof: { enabled: isRecognition },
      liveness: { enabled: isRecognition },
    },
  }
}

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] }
