import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterNextFrame } from './after-next-frame.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const frame = () => vi.advanceTimersToNextFrame()

it('runs when the next frame was painted', () => {
  const run = vi.fn()
  afterNextFrame(run)
  frame()
  expect(run, 'not in the frame itself').not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

it('waits for no frame while the page is hidden', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const run = vi.fn()
  afterNextFrame(run)
  expect(run).toHaveBeenCalledOnce()
})
