import { afterEach, expect, it, vi } from 'vitest'
import { createSoundEngine } from './sound-engine.ts'

/** Stands in for Web Audio; `state` is what the browser or a phone call makes of it. */
class TestContext {
  static last: TestContext | undefined
  state = 'suspended'
  readonly resume = vi.fn(async () => {
    this.state = 'running'
  })
  readonly sampleRate = 8
  constructor() {
    TestContext.last = this
  }
  readonly gains: { value: number; setTargetAtTime(value: number): void }[] = []
  currentTime = 0
  createGain = () => {
    const gain = {
      value: 0,
      setTargetAtTime(value: number) {
        gain.value = value
      },
    }
    this.gains.push(gain)
    return { gain, connect: (node: unknown) => node }
  }
  createDynamicsCompressor = () => ({ threshold: { value: 0 }, ratio: { value: 0 }, connect() {} })
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
}

afterEach(() => vi.unstubAllGlobals())

it.each(['suspended', 'interrupted'])('continues audio that is %s', (state) => {
  vi.stubGlobal('AudioContext', TestContext)
  const engine = createSoundEngine()
  engine.resume()
  engine.unlock()
  const context = TestContext.last
  expect(context?.resume).toHaveBeenCalledTimes(1)
  if (context !== undefined) context.state = state
  engine.resume()
  expect(context?.resume).toHaveBeenCalledTimes(2)
  engine.resume()
  expect(context?.resume).toHaveBeenCalledTimes(2)
})

it('stays silent while sound is off', () => {
  vi.stubGlobal('AudioContext', TestContext)
  const engine = createSoundEngine()
  engine.unlock()
  const context = TestContext.last
  if (context !== undefined) context.state = 'interrupted'
  engine.setOn(false)
  engine.resume()
  expect(context?.resume).toHaveBeenCalledTimes(1)
})

it('sets the volume of effects and music apart, also before audio has started', () => {
  vi.stubGlobal('AudioContext', TestContext)
  const engine = createSoundEngine()
  engine.setVolume('music', 0.25)
  engine.unlock()
  const volumes = () => TestContext.last?.gains.slice(1).map(({ value }) => value)
  expect(volumes()).toEqual([1, 0.25])
  engine.setVolume('effects', 0.5)
  engine.setVolume('music', 0)
  expect(volumes()).toEqual([0.5, 0])
})
