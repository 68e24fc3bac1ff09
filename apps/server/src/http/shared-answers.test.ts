import { expect, it } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

it('makes an answer once in its time, for each language apart', async () => {
  let now = 0
  let made = 0
  const answers = createSharedAnswers(() => now)
  const read = (locale: 'zh-TW' | 'en') =>
    answers.read('lobby', locale, 1_000, async () => ({ made: ++made }))
  const [first, twin] = await Promise.all([read('en'), read('en')])
  expect(first.toString()).toBe('{"made":1}')
  expect(twin).toBe(first)
  expect((await read('zh-TW')).toString()).toBe('{"made":2}')
  now = 1_000
  expect((await read('en')).toString()).toBe('{"made":3}')
})

it('does not keep a failure', async () => {
  const answers = createSharedAnswers(() => 0)
  await expect(answers.read('lobby', 'en', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  )
  expect((await answers.read('lobby', 'en', 1_000, async () => 1)).toString()).toBe('1')
})
