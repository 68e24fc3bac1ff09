import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterNextFrame, useAfterNextFrame } from './after-next-frame.ts'

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

it('gives the latest value a frame later', () => {
  const { result, rerender } = renderHook(useAfterNextFrame<number>, { initialProps: 1 })
  expect(result.current).toBe(1)
  rerender(2)
  rerender(3)
  expect(result.current).toBe(1)
  act(() => {
    frame()
    vi.advanceTimersByTime(1)
  })
  expect(result.current).toBe(3)
})
