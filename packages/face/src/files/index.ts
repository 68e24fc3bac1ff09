import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const libraryFolder = dirname(dirname(require.resolve('@vladmandic/human')))
const wasmFolder = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), '../wasm-out')

/** Where the library's parts lie on this machine. Its own manifest names none of the builds but one. */
export const FACE_FILES = {
  /** The build for Node, over WebAssembly. */
  nodeLibrary: join(libraryFolder, 'dist/human.node-wasm.js'),
  /** The build for a bundler. */
  webLibrary: join(libraryFolder, 'dist/human.esm-nobundle.js'),
  /** Two faces, drawn by a computer: they come with the library to try it out. */
  samples: join(libraryFolder, 'src/sample.ts'),
  models: join(libraryFolder, 'models'),
  wasm: wasmFolder,
  /** Takes the place of the ways to compute that a browser is not given. */
  noBackend: join(import.meta.dirname, 'no-backend.ts'),
} as const
