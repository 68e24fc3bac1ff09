import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyWithRetry } from './lazy-with-retry.ts'
import { isNetworkFailure, retryLoad } from './retry-load.ts'

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => this.state.error?.message ?? this.props.children
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a chunk that fails twice leaves its surroundings intact and loads when the network is back', async () => {
  let losses = 2
  const Overlays = lazyWithRetry(async () => {
    if (losses-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>overlays</p>
  })
  render(
    <>
      <p>page</p>
      <Suspense>
        <Overlays />
      </Suspense>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect([screen.queryByText('page'), screen.queryByText('overlays')]).toEqual([expect.anything(), null])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('overlays')).toBeDefined()
})

it('a chunk that throws is not retried and reaches the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => {
    throw new ReferenceError('Cannot access x before initialization')
  })
  const Broken = lazyWithRetry(load)
  render(
    <Boundary>
      <Suspense>
        <Broken />
      </Suspense>
    </Boundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Cannot access x before initialization')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  'Failed to fetch dynamically imported module: https://hall.test/assets/a.js',
  'error loading dynamically imported module: https://hall.test/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('is a network failure: %s', (message) => {
  expect(isNetworkFailure(new TypeError(message))).toBe(true)
})

it('retries at once when the browser comes online', async () => {
  let losses = 5
  const load = vi.fn(async () => {
    if (losses-- > 0) throw new TypeError('Importing a module script failed.')
    return 'loaded'
  })
  const loaded = retryLoad(load)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(load).toHaveBeenCalledTimes(4)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(5)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('loaded')
})
