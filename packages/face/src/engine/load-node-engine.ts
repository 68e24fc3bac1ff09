import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FACE_FILES } from '../files/index.ts'
import { type FaceEngine, loadFaceEngine } from './load-engine.ts'
import type { FaceEngineKind } from './settings.ts'

/** Loads the models from disk in Node. While loading, `fetch` on this thread also reads `file:` URLs. */
export async function loadNodeFaceEngine(kind: FaceEngineKind): Promise<FaceEngine> {
  const { Human } = createRequire(import.meta.url)(FACE_FILES.nodeLibrary)
  const fetchFromAfar = globalThis.fetch
  globalThis.fetch = async (address, options) => {
    const url = String(address)
    return url.startsWith('file:')
      ? new Response(await readFile(fileURLToPath(url)))
      : fetchFromAfar(address, options)
  }
  try {
    return await loadFaceEngine(Human, kind, {
      wasm: `${FACE_FILES.wasm}/`,
      models: `${pathToFileURL(FACE_FILES.models)}/`,
    })
  } finally {
    globalThis.fetch = fetchFromAfar
  }
}
