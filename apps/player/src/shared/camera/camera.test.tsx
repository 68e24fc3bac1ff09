import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { centerCrop } from './take-photo.ts'
import { classifyCameraError, useCamera } from './use-camera.ts'

describe('the centre crop', () => {
  it.each([
    ['wider than the frame', 1920, 1080, { x: 150, y: 0, width: 1620, height: 1080 }],
    ['upright, as a phone is held', 1080, 1920, { x: 0, y: 600, width: 1080, height: 720 }],
    ['of its very shape', 1500, 1000, { x: 0, y: 0, width: 1500, height: 1000 }],
  ])('%s', (_, width, height, crop) => expect(centerCrop(width, height, 1.5)).toEqual(crop))
})

describe('the camera', () => {
  const stopped = vi.fn()
  const trackOf = () => Object.assign(new EventTarget(), { stop: stopped })
  const tracks = [trackOf(), trackOf()] as const
  const stream = { getTracks: () => tracks }
  const devices = { getUserMedia: vi.fn() }
  beforeEach(() => {
    devices.getUserMedia.mockResolvedValue(stream)
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.resetAllMocks()
  })

  it('opens on request and stops with the page', async () => {
    const { result, unmount } = renderHook(() => useCamera({ video: true }))
    expect(devices.getUserMedia).not.toHaveBeenCalled()
    await act(() => result.current.open())
    expect(result.current.stream).toBe(stream)
    unmount()
    expect(stopped).toHaveBeenCalledTimes(2)
  })

  it('stops at once if it opens after the page has gone', async () => {
    const { result, unmount } = renderHook(() => useCamera({ video: true }))
    const { open } = result.current
    unmount()
    await open()
    expect(stopped).toHaveBeenCalledTimes(2)
  })

  it('reports lost if it disconnects while open, not if it is closed', async () => {
    const { result } = renderHook(() => useCamera({ video: true }))
    await act(() => result.current.open())
    act(() => void tracks[0].dispatchEvent(new Event('ended')))
    expect(result.current).toMatchObject({ trouble: 'lost', stream: undefined })
    await act(() => result.current.open())
    expect(result.current).toMatchObject({ trouble: undefined, stream })
    act(() => result.current.close())
    act(() => void tracks[0].dispatchEvent(new Event('ended')))
    expect(result.current.trouble).toBeUndefined()
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
  ])('maps %s to %s', async (name, trouble) => {
    expect(classifyCameraError(name)).toBe(trouble)
    devices.getUserMedia.mockRejectedValue(new DOMException('', name))
    const { result } = renderHook(() => useCamera({ video: true }))
    await act(() => result.current.open())
    expect(result.current).toMatchObject({ trouble, stream: undefined, isAsking: false })
  })
})
