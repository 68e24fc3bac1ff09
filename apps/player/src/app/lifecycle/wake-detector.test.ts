import { expect, it, vi } from 'vitest'
import { createWakeDetector } from './wake-detector.ts'

const SECOND = 1_000

it.each([
  ['a glance at another app', 29, 0],
  ['a sleep', 30, 1],
  ['a night', 30_000, 1],
])('%s', (_what, seconds, times) => {
  const onWake = vi.fn()
  const watch = createWakeDetector(onWake)
  watch(true, 0)
  watch(false, seconds * SECOND)
  expect(onWake).toHaveBeenCalledTimes(times)
})

it('measures each sleep from when the page was first hidden', () => {
  const onWake = vi.fn()
  const watch = createWakeDetector(onWake)
  watch(false, 0)
  watch(true, 5 * SECOND)
  watch(true, 30 * SECOND)
  watch(false, 36 * SECOND)
  expect(onWake).toHaveBeenCalledTimes(1)
  watch(true, 40 * SECOND)
  watch(false, 60 * SECOND)
  expect(onWake).toHaveBeenCalledTimes(1)
})
