import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFullscreen } from './use-fullscreen.ts'

const lock = vi.fn(async () => undefined)
let element: Element | null = null

beforeEach(() => {
  element = null
  const change = async (next: Element | null) => {
    element = next
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: { configurable: true, value: () => change(null) },
  })
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: () => change(document.documentElement),
  })
  vi.stubGlobal('screen', { orientation: { lock } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name)
})

it('may be turned in the full screen, though an installed app is kept upright', async () => {
  const { result } = renderHook(() => useFullscreen())
  await act(async () => result.current?.set(true))
  expect(lock).toHaveBeenCalledWith('any')
  expect(result.current?.isOn).toBe(true)
})

it('stays in the full screen where the orientation cannot be chosen', async () => {
  lock.mockRejectedValueOnce(new Error('NotSupportedError'))
  const { result } = renderHook(() => useFullscreen())
  await act(async () => result.current?.set(true))
  expect(result.current?.isOn).toBe(true)
  vi.stubGlobal('screen', {})
  await act(async () => result.current?.set(false))
  await act(async () => result.current?.set(true))
  expect(result.current?.isOn).toBe(true)
})
