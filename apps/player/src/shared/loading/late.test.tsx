import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { late } from './late.ts'
import { followLostStyles } from './lost-styles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a chunk that is lost twice leaves what is around it alone, and comes when the network is back', async () => {
  let losses = 2
  const Overlays = late(async () => {
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

it('a stylesheet that is lost is asked for until it is here', async () => {
  const asked: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) asked.push(node)
  })
  followLostStyles()
  const lose = (message: string) =>
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
  lose('Failed to fetch dynamically imported module: /assets/late.js')
  expect(asked).toEqual([])
  lose('Unable to preload CSS for /assets/late.css')
  asked[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_000)
  asked[1]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.map((link) => new URL(link.href).pathname)).toEqual(['/assets/late.css', '/assets/late.css'])
})
