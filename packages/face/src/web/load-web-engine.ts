import { Human } from '@vladmandic/human'
import { type FaceEngine, loadFaceEngine } from '../engine/load-engine.ts'
import type { FaceEngineFiles } from '../engine/settings.ts'

/** Loads the guide’s models in a browser. Run it in a worker: detection blocks its thread. */
export function loadWebFaceEngine(files: FaceEngineFiles): Promise<FaceEngine> {
  return loadFaceEngine(Human, 'tracking', files)
}
