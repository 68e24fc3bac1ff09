/** One picture through a network: planes of `3 × height × width` in, one tensor out. */
export type Network = (
  planes: Float32Array,
  width: number,
  height: number,
) => Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>

/** Opens a network from the bytes of its ONNX file. */
export type Runtime = (model: Uint8Array) => Promise<Network>

/**
 * The native build of ONNX Runtime, some three times as fast; the WebAssembly build where there is none for the platform or
 * it was not installed. Both run in one thread: several processes share the machine.
 */
export async function loadRuntime(): Promise<Runtime> {
  try {
    return await loadNativeRuntime()
  } catch {
    return loadWebAssemblyRuntime()
  }
}

/** Throws where the native library is missing. */
async function loadNativeRuntime(): Promise<Runtime> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  return async (model) =>
    networkOf(
      await InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
      (planes, dims) => new Tensor('float32', planes, dims),
    )
}

export async function loadWebAssemblyRuntime(): Promise<Runtime> {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm')
  env.wasm.numThreads = 1
  return async (model) =>
    networkOf(
      await InferenceSession.create(model, { executionProviders: ['wasm'], enableMemPattern: false }),
      (planes, dims) => new Tensor('float32', planes, dims),
    )
}

interface Output {
  readonly type: string
  readonly data: unknown
  readonly dims: readonly number[]
}
interface Session<Input> {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Record<string, Input>): Promise<Record<string, Output>>
}

function networkOf<Input>(
  session: Session<Input>,
  createTensor: (planes: Float32Array, dims: readonly number[]) => Input,
): Network {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return async (planes, width, height) => {
    const answer = (await session.run({ [input]: createTensor(planes, [1, 3, height, width]) }))[output]
    if (answer?.type !== 'float32') throw new Error(`the network's output ${output} is not float32`)
    return { data: answer.data as Float32Array, dims: answer.dims }
  }
}
