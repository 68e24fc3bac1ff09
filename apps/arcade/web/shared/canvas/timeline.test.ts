import { expect, it, vi } from 'vitest'
import { createTimeline } from './timeline.ts'

it('moves tracks from 0 to 1 after their delay, ends each once, and resolves with the last', async () => {
  const timeline = createTimeline()
  const shares: number[] = []
  const onEnd = vi.fn()
  const late = vi.fn()
  const done = vi.fn()
  const running = timeline
    .run([
      { durationMs: 100, update: (share) => void shares.push(share), onEnd },
      { durationMs: 50, delayMs: 100, update: late },
    ])
    .then(done)
  expect(timeline.step(50)).toBe(true)
  expect(late).not.toHaveBeenCalled()
  expect(timeline.step(50)).toBe(true)
  expect(timeline.step(25)).toBe(true)
  expect(done).not.toHaveBeenCalled()
  expect(timeline.step(25)).toBe(false)
  await running
  expect(shares).toEqual([0.5, 1])
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(late.mock.lastCall).toEqual([1])
})

it('runs at the given speed from the next step on', async () => {
  let speed = 1
  const timeline = createTimeline(() => speed)
  const update = vi.fn()
  const running = timeline.run([{ durationMs: 100, update }])
  timeline.step(10)
  expect(update.mock.lastCall).toEqual([0.1])
  speed = 4
  timeline.step(10)
  expect(update.mock.lastCall).toEqual([0.5])
  timeline.finish()
  await running
  expect(update.mock.lastCall).toEqual([1])
})

it('keeps a motion that is started while others move', () => {
  const timeline = createTimeline()
  const update = vi.fn()
  void timeline.run([
    { durationMs: 10, update() {}, onEnd: () => void timeline.run([{ durationMs: 20, update }]) },
  ])
  expect(timeline.step(10)).toBe(true)
  expect(timeline.step(10)).toBe(true)
  expect(update.mock.lastCall).toEqual([0.5])
})
