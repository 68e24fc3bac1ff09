import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { middleOf } from './take-photo.ts'
import { troubleOf, useCamera } from './use-camera.ts'
import { recordableType, useRecorder } from './use-recorder.ts'

describe('the middle of a picture', () => {
  it.each([
    ['wider than the frame', 1920, 1080, { x: 150, y: 0, width: 1620, height: 1080 }],
    ['upright, as a phone is held', 1080, 1920, { x: 0, y: 600, width: 1080, height: 720 }],
    ['of its very shape', 1500, 1000, { x: 0, y: 0, width: 1500, height: 1000 }],
  ])('%s', (_, width, height, crop) => expect(middleOf(width, height, 1.5)).toEqual(crop))
})

describe('the camera', () => {
  const stopped = vi.fn()
  const stream = { getTracks: () => [{ stop: stopped }, { stop: stopped }] }
  const devices = { getUserMedia: vi.fn() }
  beforeEach(() => {
    devices.getUserMedia.mockResolvedValue(stream)
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.resetAllMocks()
  })

  it('is opened when asked, and let go with the page', async () => {
    const { result, unmount } = renderHook(() => useCamera({ video: true }))
    expect(devices.getUserMedia).not.toHaveBeenCalled()
    await act(() => result.current.open())
    expect(result.current.stream).toBe(stream)
    unmount()
    expect(stopped).toHaveBeenCalledTimes(2)
  })

  it('that comes when the page has gone is let go at once', async () => {
    const { result, unmount } = renderHook(() => useCamera({ video: true }))
    const { open } = result.current
    unmount()
    await open()
    expect(stopped).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
  ])('refused by %s is told as %s', async (name, trouble) => {
    expect(troubleOf(name)).toBe(trouble)
    devices.getUserMedia.mockRejectedValue(new DOMException('', name))
    const { result } = renderHook(() => useCamera({ video: true }))
    await act(() => result.current.open())
    expect(result.current).toMatchObject({ trouble, stream: undefined, isAsking: false })
  })
})

describe('the recorder', () => {
  const stream = new EventTarget() as MediaStream
  let made: TestRecorder | undefined
  class TestRecorder {
    static isTypeSupported = (type: string) => type === 'video/mp4'
    state = 'inactive'
    readonly mimeType: string
    ondataavailable?: (event: { data: Blob }) => void
    onstop?: (() => void) | null
    constructor(_: MediaStream, { mimeType }: { mimeType: string }) {
      this.mimeType = mimeType
      made = this
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable?.({ data: new Blob(['film']) })
      this.onstop?.()
    }
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('MediaRecorder', TestRecorder)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('records what the browser can and the hall takes', () => {
    expect(recordableType()).toBe('video/mp4')
    vi.stubGlobal('MediaRecorder', undefined)
    expect(recordableType()).toBeUndefined()
  })

  it('ends by itself when the film is long enough, and hands it over', () => {
    const onFilm = vi.fn()
    const { result } = renderHook(() => useRecorder(15, onFilm))
    act(() => result.current.start(stream))
    act(() => vi.advanceTimersByTime(14_000))
    expect(result.current).toMatchObject({ isRecording: true, seconds: 14 })
    act(() => vi.advanceTimersByTime(1_500))
    expect(result.current.isRecording).toBe(false)
    expect(onFilm.mock.calls[0]?.[0]).toMatchObject({ type: 'video/mp4', size: 4 })
    act(() => vi.advanceTimersByTime(60_000))
    expect(onFilm).toHaveBeenCalledTimes(1)
  })

  it('gives up a film whose page has gone', () => {
    const onFilm = vi.fn()
    const { result, unmount } = renderHook(() => useRecorder(15, onFilm))
    act(() => result.current.start(stream))
    unmount()
    expect(made?.state).toBe('inactive')
    expect(onFilm).not.toHaveBeenCalled()
  })
})
