import { Human } from '@vladmandic/human'
import { type FaceEngine, openFaceEngine } from '../engine/open-engine.ts'
import type { FaceEngineFiles } from '../engine/settings.ts'

/** Opens the guide's models in a browser, in a worker best: each look keeps its thread busy. */
export function openWebFaceEngine(files: FaceEngineFiles): Promise<FaceEngine> {
  return openFaceEngine(Human, 'guide', files)
}
