import { expect, it } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

it('computes a value once per key, TTL and version', async () => {
  let [now, mark, made] = [0, 0, 0]
  const answers = createTtlCache<number>(
    () => mark,
    () => now,
  )
  const read = (key: string) => answers.read(key, 1_000, async () => ++made)
  expect(await Promise.all([read('en'), read('en'), read('zh-TW')])).toEqual([1, 1, 2])
  now = 999
  expect(await read('en')).toBe(1)
  now = 1_000
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
