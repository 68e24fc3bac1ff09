import { formatMoneyAmount, minor } from '@gamehall/money'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountUp, interpolateAmount } from './count-up.tsx'
import { Money } from './money.tsx'

test.each([
  ['1234.5', false, '1,234.50'],
  ['1234.5', true, '+1,234.50'],
  ['-300', true, '\u2212300.00'],
  ['0', true, '0.00'],
  ['n/a', true, 'n/a'],
] as const)('%s signed %s reads %s', (amount, signed, text) => {
  expect(formatMoneyAmount(amount, 'TWD', signed)).toBe(text)
})

test('gain and loss differ by sign and by class, not by colour alone', () => {
  const { container } = render(
    <>
      <Money amount="5" signed />
      <Money amount="-5" signed />
    </>,
  )
  const [gain, loss] = [...container.querySelectorAll('span')]
  expect([gain?.textContent, loss?.textContent]).toEqual(['+5.00', '\u22125.00'])
  expect(gain?.className).not.toBe(loss?.className)
})

test('interpolated amounts are whole minor units and end exactly', () => {
  expect(interpolateAmount(minor(0n), minor(333n), 0)).toBe(0n)
  expect(interpolateAmount(minor(0n), minor(333n), 1)).toBe(333n)
  expect(interpolateAmount(minor(1000n), minor(1n), 1)).toBe(1n)
  const half = interpolateAmount(minor(0n), minor(1000n), 0.5)
  expect(half > 0n && half < 1000n).toBe(true)
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change counts up through amounts between to the new one; screen readers hear only the new one', () => {
  const { container, rerender } = render(<CountUp amount="100.00" durationMs={500} />)
  rerender(<CountUp amount="900.00" durationMs={500} />)
  const shown = () => container.querySelector('[aria-hidden]')?.textContent
  act(() => vi.advanceTimersByTime(200))
  expect(shown()).not.toBe('100.00')
  expect(shown()).not.toBe('900.00')
  expect(container.querySelector('.sr-only')?.textContent).toBe('900.00')
  act(() => vi.advanceTimersByTime(600))
  expect(shown()).toBe('900.00')
})

test('with reduced motion it changes at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(<CountUp amount="100.00" />)
  rerender(<CountUp amount="900.00" />)
  expect(screen.getAllByText('900.00')).toHaveLength(2)
})
