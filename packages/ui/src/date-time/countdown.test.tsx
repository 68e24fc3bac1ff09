import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown, formatClock } from './countdown.tsx'

const days = (count: number) => `${count} 天`

test.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [59, '00:00:59'],
  [85_268, '23:41:08'],
  [86_400, '1 天 00:00:00'],
  [200_000, '2 天 07:33:20'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatClock(seconds, days)).toBe(text)
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('it follows the server clock it is given, not the device', () => {
  const serverNow = () => Date.now() + 3_600_000
  render(<Countdown untilMs={1_000_000 + 3_600_000 + 90_000} now={serverNow} />)
  expect(screen.getByRole('timer').textContent).toBe('00:01:30')
})

test('it ticks on whole seconds and calls onEnd once', () => {
  const onEnd = vi.fn()
  render(<Countdown untilMs={1_002_500} onEnd={onEnd} />)
  expect(screen.getByRole('timer').textContent).toBe('00:00:03')
  act(() => vi.advanceTimersByTime(500))
  expect(screen.getByRole('timer').textContent).toBe('00:00:02')
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByRole('timer').textContent).toBe('00:00:00')
  expect(onEnd).toHaveBeenCalledTimes(1)
})
