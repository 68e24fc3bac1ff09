import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const libraryFolder = dirname(dirname(require.resolve('@vladmandic/human')))
const wasmFolder = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), '../wasm-out')

/** Paths of the library’s files. Its package.json exports only one build. */
export const FACE_FILES = {
  /** Build for Node with WebAssembly. */
  nodeLibrary: join(libraryFolder, 'dist/human.node-wasm.js'),
  /** Build for bundlers. */
  webLibrary: join(libraryFolder, 'dist/human.esm-nobundle.js'),
  /** Two computer-drawn sample faces that ship with the library. */
  samples: join(libraryFolder, 'src/sample.ts'),
  models: join(libraryFolder, 'models'),
  wasm: wasmFolder,
  /** Stub for backends the browser bundle leaves out. */
  noBackend: join(import.meta.dirname, 'no-backend.ts'),
} as const
