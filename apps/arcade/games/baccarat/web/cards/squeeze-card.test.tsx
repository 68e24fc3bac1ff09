import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SqueezeCard } from './squeeze-card.tsx'

const HEIGHT = 100
/** Where the finger is put down. */
const BOTTOM = 200

const captured = new Set<number>()
beforeEach(() => {
  captured.clear()
  // The test's document captures no pointers and measures nothing.
  Object.defineProperties(HTMLElement.prototype, {
    setPointerCapture: { configurable: true, value: (id: number) => void captured.add(id) },
    hasPointerCapture: { configurable: true, value: (id: number) => captured.has(id) },
    clientHeight: { configurable: true, get: () => HEIGHT },
  })
  vi.useFakeTimers()
})
afterEach(() => {
  for (const name of ['setPointerCapture', 'hasPointerCapture', 'clientHeight'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
  delete document.documentElement.dataset.motion
  vi.useRealTimers()
})

function lay() {
  const onTurn = vi.fn()
  render(<SqueezeCard card="9H" back="back" label="Turn the card" onTurn={onTurn} />)
  const card = screen.getByRole('button', { name: 'Turn the card' })
  const lift = () => Number(card.style.getPropertyValue('--lift'))
  const touch = (height: number) => ({ pointerId: 1, clientY: BOTTOM - height })
  /** Drags the lower edge up to these heights, lets go, and the browser makes a click of it. */
  const drag = (...heights: readonly number[]) => {
    fireEvent.pointerDown(card, touch(0))
    for (const height of heights) fireEvent.pointerMove(card, touch(height))
    fireEvent.pointerUp(card, touch(heights.at(-1) ?? 0))
    captured.clear()
    fireEvent.click(card)
    vi.runAllTimers()
  }
  return { card, onTurn, lift, touch, drag }
}

it('shows more the further it is lifted, and lies face down again when it is let go half way', () => {
  const { card, onTurn, lift, touch, drag } = lay()
  fireEvent.pointerDown(card, touch(0))
  fireEvent.pointerMove(card, touch(30))
  const little = lift()
  fireEvent.pointerMove(card, touch(60))
  expect(lift()).toBeGreaterThan(little)
  expect(lift()).toBeLessThan(1)
  drag(60)
  expect(lift()).toBe(0)
  drag(90, 20)
  expect(lift()).toBe(0)
  expect(onTurn).not.toHaveBeenCalled()
})

it('turns once when it is lifted all the way', () => {
  const { onTurn, drag } = lay()
  drag(60, 150)
  expect(onTurn).toHaveBeenCalledOnce()
})

it('is not turned by a drag that the browser takes over half way', () => {
  const { card, onTurn, lift, touch } = lay()
  fireEvent.pointerDown(card, touch(0))
  fireEvent.pointerMove(card, touch(70))
  fireEvent.pointerCancel(card, touch(70))
  vi.runAllTimers()
  expect(lift()).toBe(0)
  expect(onTurn).not.toHaveBeenCalled()
})

it('turns once at a press', () => {
  const { onTurn, drag } = lay()
  drag()
  expect(onTurn).toHaveBeenCalledOnce()
})

it('turns once at any touch where motion is reduced, and never lifts', () => {
  document.documentElement.dataset.motion = 'reduced'
  const { onTurn, lift, drag } = lay()
  drag(60)
  expect(lift()).toBe(0)
  expect(onTurn).toHaveBeenCalledOnce()
})
