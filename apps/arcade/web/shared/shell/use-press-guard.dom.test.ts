import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePressGuard } from './use-press-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('holds back presses for half a second after the meaning has changed, and at no other time', () => {
  const { result, rerender } = renderHook(({ meaning }) => usePressGuard(meaning), {
    initialProps: { meaning: 'place' },
  })
  expect(result.current()).toBe(true)
  rerender({ meaning: 'cancel' })
  expect(result.current()).toBe(false)
  vi.advanceTimersByTime(499)
  rerender({ meaning: 'cancel' })
  expect(result.current()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(result.current()).toBe(true)
})
