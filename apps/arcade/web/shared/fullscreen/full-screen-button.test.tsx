import { act, fireEvent, screen as page, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FullScreenButton } from './full-screen-button.tsx'

const lock = vi.fn(async () => undefined)
const unlock = vi.fn()

function setUp(isSupported: boolean) {
  let element: Element | null = null
  const change = (next: Element | null) => {
    element = next
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: isSupported },
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: { configurable: true, value: async () => change(null) },
  })
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: async () => change(document.documentElement),
  })
  vi.stubGlobal('screen', { orientation: { lock, unlock } })
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
const press = (name: string) => act(async () => void fireEvent.click(page.getByRole('button', { name })))

it('opens the full screen in either orientation, closes the menu, and leaves again', async () => {
  setUp(true)
  const close = vi.fn()
  render(<FullScreenButton onToggle={close} />)
  await press('全螢幕')
  expect(lock).toHaveBeenCalledWith('any')
  expect(close).toHaveBeenCalledTimes(1)
  await press('結束全螢幕')
  expect(unlock).toHaveBeenCalledTimes(1)
  expect(page.getByRole('button', { name: '全螢幕' })).toBeTruthy()
})

it('stays in the full screen where the orientation cannot be chosen', async () => {
  setUp(true)
  lock.mockRejectedValueOnce(new Error('NotSupportedError'))
  render(<FullScreenButton onToggle={() => undefined} />)
  await press('全螢幕')
  expect(page.getByRole('button', { name: '結束全螢幕' })).toBeTruthy()
})

it('is absent where there is no full screen', () => {
  setUp(false)
  render(<FullScreenButton onToggle={() => undefined} />)
  expect(page.queryByRole('button')).toBeNull()
})
