import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { GameKitContext } from '../shell/game-kit.ts'
import { ChipFlights, type ChipFlightsHandle } from './chip-flights.tsx'
import { ChipRack } from './chip-rack.tsx'
import type { ChipSet } from './chip-set.ts'
import { ChipStack } from './chip-stack.tsx'

const set: ChipSet = {
  tones: [
    { value: 1_000n, colour: '#1f9c77', edge: '#fff' },
    { value: 500_000n, colour: '#c98a1e', edge: '#fff' },
  ],
  ring: 'solid',
}
const kit = { sounds: { click() {} } } as never
const show = (node: ReactNode) =>
  render(<GameKitContext.Provider value={kit}>{node}</GameKitContext.Provider>)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('offers chips by their whole amounts, and says which is in hand', () => {
  const onChoose = vi.fn()
  show(
    <ChipRack
      set={set}
      tones={set.tones}
      value={1_000n}
      onChoose={onChoose}
      className={undefined}
      pickClassName={undefined}
    />,
  )
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([expect.stringMatching(/ 10$/), expect.stringMatching(/ 5,000, 5k$/)])
  expect(screen.getByRole('button', { pressed: true }).dataset.chip).toBe('1000')
  fireEvent.click(screen.getByRole('button', { pressed: false }))
  expect(onChoose).toHaveBeenCalledWith(500_000n)
})

it('writes the amount of a stack on its uppermost chip alone', () => {
  const { container } = show(<ChipStack set={set} amount={502_000n} />)
  expect(container.querySelectorAll('svg')).toHaveLength(3)
  expect(container.textContent).toBe('5k')
})

it('removes chips that have landed, and flies none without both ends', async () => {
  let land = () => {}
  const finished = new Promise<void>((resolve) => {
    land = resolve
  })
  Element.prototype.animate = vi.fn(() => ({ finished }) as unknown as Animation)
  const ref = createRef<ChipFlightsHandle>()
  const { container } = show(<ChipFlights ref={ref} set={set} />)
  act(() => ref.current?.fly(1_000n, document.body, null))
  expect(document.querySelectorAll('svg')).toHaveLength(0)
  act(() => ref.current?.fly(1_000n, document.body, container))
  expect(document.querySelectorAll('svg')).toHaveLength(1)
  await act(async () => land())
  expect(document.querySelectorAll('svg')).toHaveLength(0)
})

it('puts chips that fly later on the page when they start', () => {
  vi.useFakeTimers()
  Element.prototype.animate = vi.fn(() => ({ finished: new Promise(() => {}) }) as unknown as Animation)
  const ref = createRef<ChipFlightsHandle>()
  const { container } = show(<ChipFlights ref={ref} set={set} />)
  act(() => ref.current?.fly(1_000n, document.body, container, 400))
  act(() => vi.advanceTimersByTime(399))
  expect(document.querySelectorAll('svg')).toHaveLength(0)
  act(() => vi.advanceTimersByTime(1))
  expect(document.querySelectorAll('svg')).toHaveLength(1)
})
