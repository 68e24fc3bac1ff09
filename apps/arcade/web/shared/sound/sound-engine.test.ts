import { afterEach, expect, it, vi } from 'vitest'
import { createSoundEngine } from './sound-engine.ts'
import { createSounds, duckMusicForWins } from './sounds.ts'

interface TestGain {
  value: number
  /** What was scheduled, in order. */
  targets: { value: number; at: number }[]
  cancelScheduledValues(from: number): void
  setTargetAtTime(value: number, at: number): void
}

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
  readonly gains: TestGain[] = []
  currentTime = 0
  createGain = () => {
    const gain: TestGain = {
      value: 0,
      targets: [],
      cancelScheduledValues(from) {
        gain.targets = gain.targets.filter(({ at }) => at < from)
      },
      setTargetAtTime: (value, at) => {
        if (at <= this.currentTime) gain.value = value
        gain.targets.push({ value, at })
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

function startEngine() {
  vi.stubGlobal('AudioContext', TestContext)
  const engine = createSoundEngine()
  engine.setVolume('music', 0.5)
  engine.unlock()
  const context = TestContext.last
  const music = context?.gains[2]
  if (context === undefined || music === undefined) throw new Error('audio did not start')
  context.currentTime = 10
  return { engine, context, music }
}

it('lowers the music for a while and brings it back to the volume that the player set', () => {
  const { engine, context, music } = startEngine()
  engine.duckMusic(2)
  expect(music.value).toBeCloseTo(0.15)
  expect(music.targets.at(-1)).toEqual({ value: 0.5, at: 12 })
  context.currentTime = 11
  engine.setVolume('music', 0.2)
  expect(music.value).toBeCloseTo(0.06)
  expect(music.targets.filter(({ at }) => at > 11)).toEqual([{ value: 0.2, at: 12 }])
  engine.duckMusic(0.5)
  expect(music.targets.at(-1), 'a shorter sound does not bring it back earlier').toEqual({
    value: 0.2,
    at: 12,
  })
  context.currentTime = 12
  engine.setVolume('music', 0.4)
  expect(music.value).toBe(0.4)
})

it('leaves muted music muted, and everything alone while sound is off', () => {
  const { engine, music } = startEngine()
  engine.setVolume('music', 0)
  engine.duckMusic(1)
  expect(new Set(music.targets.slice(-2).map(({ value }) => value))).toEqual(new Set([0]))
  const before = music.targets.length
  engine.setOn(false)
  engine.duckMusic(1)
  expect(music.targets).toHaveLength(before)
})

it('lowers the music under the sound of a win, also where a game has its own, and under no other', () => {
  const duckMusic = vi.fn()
  const own = vi.fn()
  const sounds = duckMusicForWins({ ...createSounds({ play() {} }), win: own }, { duckMusic })
  sounds.count()
  sounds.error()
  expect(duckMusic).not.toHaveBeenCalled()
  sounds.win()
  expect(own).toHaveBeenCalledTimes(1)
  for (const tier of [1, 2, 3] as const) sounds.bigWin(tier)
  const seconds = duckMusic.mock.calls.map(([value]) => Number(value))
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  expect(seconds).toHaveLength(4)
})
