import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

it('computes a value once per key, TTL and version', async () => {
  let [mark, made] = [0, 0]
  const answers = createTtlCache<number>(() => mark)
  const read = (key: string) => answers.read(key, 1_000, async () => ++made)
  expect(await Promise.all([read('en'), read('en'), read('zh-TW')])).toEqual([1, 1, 2])
  vi.setSystemTime(999)
  expect(await read('en')).toBe(1)
  vi.setSystemTime(1_000)
  expect(await read('en')).toBe(3)
  mark = 1
  expect(await read('en')).toBe(4)
  expect(await read('en')).toBe(4)
})

it('does not reuse a computation that began before a change', async () => {
  let mark = 0
  const answers = createTtlCache<string>(() => mark)
  const begun = answers.read('lobby', 1_000, async () => 'open')
  mark = 1
  expect(await answers.read('lobby', 1_000, async () => 'closed')).toBe('closed')
  expect(await begun).toBe('open')
  expect(await answers.read('lobby', 1_000, async () => 'never asked')).toBe('closed')
})

it('does not cache a failure', async () => {
  const answers = createTtlCache<number>()
  await expect(answers.read('lobby', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await answers.read('lobby', 1_000, async () => 1)).toBe(1)
})

it('keeps a bounded number of keys, those read last', async () => {
  let made = 0
  const answers = createTtlCache<number>()
  const read = (key: string) => answers.read(key, 1_000, async () => ++made)
  await read('hot')
  for (let n = 0; n < 10_000; n += 1) {
    await read(`key ${n}`)
    await read('hot')
  }
  expect(made).toBe(10_001)
  await read('key 0')
  expect(made).toBe(10_002)
})
