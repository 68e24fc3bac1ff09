import { Human } from '@vladmandic/human'
import { type FaceEngine, openFaceEngine } from '../engine/open-engine.ts'
import type { FaceEngineFiles } from '../engine/settings.ts'

/** Loads the guide’s models in a browser. Run it in a worker: detection blocks its thread. */
export function openWebFaceEngine(files: FaceEngineFiles): Promise<FaceEngine> {
  return openFaceEngine(Human, 'guide', files)
}
