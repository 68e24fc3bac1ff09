import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountedAmount } from './counted-amount.tsx'

let frames: FrameRequestCallback[] = []
const runFrame = (now: number) => {
  const due = frames
  frames = []
  for (const frame of due) frame(now)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

it('counts from the amount that was shown to the next, and ends at exactly that', () => {
  const onStep = vi.fn()
  const { container, rerender } = render(<CountedAmount amount={10_000n} countMs={500} onStep={onStep} />)
  expect(container.textContent).toBe('100.00')
  rerender(<CountedAmount amount={20_000n} countMs={500} onStep={onStep} />)
  act(() => runFrame(1_000))
  expect(container.textContent).toBe('100.00')
  act(() => runFrame(1_250))
  expect(container.textContent).toBe('187.50')
  act(() => runFrame(1_600))
  expect(container.textContent).toBe('200.00')
  expect(frames).toEqual([])
  expect(onStep).toHaveBeenCalledTimes(3)
})

it('shows a new figure every third frame of a screen, and the last one in time', () => {
  const { container, rerender } = render(<CountedAmount amount={0n} countMs={67} />)
  rerender(<CountedAmount amount={10_000n} countMs={67} />)
  const shown = [1_000, 1_016, 1_033, 1_050, 1_067].map((now) => {
    act(() => runFrame(now))
    return container.textContent
  })
  expect(shown).toEqual(['0.00', '0.00', '0.00', '98.37', '100.00'])
})

it('counts the first amount up from zero when it shall', () => {
  const { container } = render(<CountedAmount amount={500n} countMs={100} fromZero />)
  expect(container.textContent).toBe('0.00')
  act(() => runFrame(0))
  act(() => runFrame(100))
  expect(container.textContent).toBe('5.00')
})

it('shows an amount at once without time to count, in the words that it is given', () => {
  const { container, rerender } = render(<CountedAmount amount={500n} countMs={0} fromZero />)
  expect(container.textContent).toBe('5.00')
  rerender(<CountedAmount amount={700n} countMs={0} format={(minor) => `won ${minor}`} />)
  expect(container.textContent).toBe('won 700')
  expect(frames).toEqual([])
})
