import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FACE_FILES } from '../files/index.ts'
import { type FaceEngine, openFaceEngine } from './open-engine.ts'
import type { FaceEngineKind } from './settings.ts'

/** Opens the models in Node. They are read off the disk: this thread’s `fetch` reads files from now on, and nothing else. */
export async function openNodeFaceEngine(kind: FaceEngineKind): Promise<FaceEngine> {
  globalThis.fetch = async (address) => new Response(await readFile(fileURLToPath(String(address))))
  const { Human } = createRequire(import.meta.url)(FACE_FILES.nodeLibrary)
  return openFaceEngine(Human, kind, {
    wasm: `${FACE_FILES.wasm}/`,
    models: `${pathToFileURL(FACE_FILES.models)}/`,
  })
}
