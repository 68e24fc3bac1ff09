import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountedAmount } from './counted-amount.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts from the amount that was shown to the next, and ends at exactly that', () => {
  const onStep = vi.fn()
  const { container, rerender } = render(<CountedAmount amount={10_000n} countMs={500} onStep={onStep} />)
  expect(container.textContent).toBe('100.00')
  rerender(<CountedAmount amount={20_000n} countMs={500} onStep={onStep} />)
  expect(container.textContent).toBe('100.00')
  pass(225)
  expect(container.textContent).toBe('183.36')
  expect(onStep).toHaveBeenCalledTimes(2)
  pass(275)
  expect(container.textContent).toBe('200.00')
  expect(vi.getTimerCount()).toBe(0)
})

it('shows a new figure every third frame of a screen, and the last one in time', () => {
  const { container, rerender } = render(<CountedAmount amount={0n} countMs={67} />)
  rerender(<CountedAmount amount={10_000n} countMs={67} />)
  const shown = [16, 17, 17, 17].map((ms) => {
    pass(ms)
    return container.textContent
  })
  expect(shown).toEqual(['0.00', '0.00', '96.46', '100.00'])
})

it('counts the first amount up from zero when it shall', () => {
  const { container } = render(<CountedAmount amount={500n} countMs={100} fromZero />)
  expect(container.textContent).toBe('0.00')
  pass(100)
  expect(container.textContent).toBe('5.00')
})

it('shows an amount at once without time to count, in the words that it is given', () => {
  const { container, rerender } = render(<CountedAmount amount={500n} countMs={0} fromZero />)
  expect(container.textContent).toBe('5.00')
  rerender(<CountedAmount amount={700n} countMs={0} format={(minor) => `won ${minor}`} />)
  expect(container.textContent).toBe('won 700')
  expect(vi.getTimerCount()).toBe(0)
})
