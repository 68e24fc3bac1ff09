import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { allowWakeLock, setVisibility } from '../testing/wake-lock.ts'
import { useWakeLock } from './use-wake-lock.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'visibilityState')
})

function Screen({ isWanted }: { readonly isWanted: boolean }) {
  useWakeLock(isWanted)
  return null
}
/** What was asked for is answered. */
const settle = () => act(async () => {})

it('holds the screen awake while it is wanted, and no longer', async () => {
  const locks = allowWakeLock()
  const { rerender, unmount } = render(<Screen isWanted={false} />)
  await settle()
  expect(locks.requested).toBe(0)
  rerender(<Screen isWanted />)
  await settle()
  expect(locks).toMatchObject({ held: 1, requested: 1 })
  rerender(<Screen isWanted={false} />)
  await settle()
  expect(locks).toMatchObject({ held: 0, requested: 1 })
  rerender(<Screen isWanted />)
  await settle()
  unmount()
  await settle()
  expect(locks).toMatchObject({ held: 0, requested: 2 })
})

it('asks again when the page that was hidden is seen again, and not while it is hidden', async () => {
  const locks = allowWakeLock()
  const { unmount } = render(<Screen isWanted />)
  await settle()
  // The browser takes the lock back from a page that is hidden.
  locks.held = 0
  setVisibility('hidden')
  await settle()
  expect(locks.requested).toBe(1)
  setVisibility('visible')
  await settle()
  expect(locks).toMatchObject({ held: 1, requested: 2 })
  unmount()
  await settle()
  setVisibility('visible')
  await settle()
  expect(locks).toMatchObject({ held: 0, requested: 2 })
})

it('gives back at once what is granted after it is no longer wanted', async () => {
  const granted = Promise.withResolvers<void>()
  const locks = allowWakeLock(granted.promise)
  const { unmount } = render(<Screen isWanted />)
  unmount()
  expect(locks).toMatchObject({ held: 0, requested: 1 })
  await act(async () => granted.resolve())
  expect(locks).toMatchObject({ held: 0, requested: 1, granted: 1 })
})

it('lets the screen sleep where the browser has no wake lock, or the framing page refuses it', async () => {
  expect(() => render(<Screen isWanted />).unmount()).not.toThrow()
  const request = vi.fn(async () => {
    throw new DOMException('disallowed by permissions policy', 'NotAllowedError')
  })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const { unmount } = render(<Screen isWanted />)
  await settle()
  unmount()
  expect(request).toHaveBeenCalledOnce()
})
