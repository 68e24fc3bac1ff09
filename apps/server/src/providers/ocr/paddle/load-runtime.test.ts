import { expect, it } from 'vitest'
import { loadNetwork } from './load-models.ts'
import { loadRuntime, loadWebAssemblyRuntime } from './load-runtime.ts'

const [WIDTH, HEIGHT] = [320, 48]
const stripes = Float32Array.from({ length: 3 * WIDTH * HEIGHT }, (_, at) => (at % 12 < 5 ? -1 : 1))

it('gives the same numbers with the runtime of this platform and with the WebAssembly build', async () => {
  const [own, portable] = await Promise.all(
    [loadRuntime(), loadWebAssemblyRuntime()].map(async (runtime) => {
      const network = await loadNetwork(await runtime, 'ch_PP-OCRv4_rec_infer.onnx')
      return network(stripes, WIDTH, HEIGHT)
    }),
  )
  expect(own?.dims).toEqual([1, 40, 6625])
  expect(own?.dims).toEqual(portable?.dims)
  const differences = own?.data.map((value, at) => Math.abs(value - (portable?.data[at] ?? Number.NaN)))
  expect(differences?.every((difference) => difference < 0.001)).toBe(true)
})
