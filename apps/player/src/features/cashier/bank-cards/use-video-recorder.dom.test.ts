import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { supportedVideoType, useVideoRecorder } from './use-video-recorder.ts'

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

  it('picks a type that the browser can record and the server accepts', () => {
    expect(supportedVideoType()).toBe('video/mp4')
    vi.stubGlobal('MediaRecorder', undefined)
    expect(supportedVideoType()).toBeUndefined()
  })

  it('stops at the maximum length and passes on the video', () => {
    const onFilm = vi.fn()
    const { result } = renderHook(() => useVideoRecorder(15, onFilm))
    act(() => result.current.start(stream))
    act(() => vi.advanceTimersByTime(14_000))
    expect(result.current).toMatchObject({ isRecording: true, seconds: 14 })
    act(() => vi.advanceTimersByTime(1_500))
    expect(result.current.isRecording).toBe(false)
    expect(onFilm.mock.calls[0]?.[0]).toMatchObject({ type: 'video/mp4', size: 4 })
    act(() => vi.advanceTimersByTime(60_000))
    expect(onFilm).toHaveBeenCalledTimes(1)
  })

  it('discards the video when the page unmounts', () => {
    const onFilm = vi.fn()
    const { result, unmount } = renderHook(() => useVideoRecorder(15, onFilm))
    act(() => result.current.start(stream))
    unmount()
    expect(made?.state).toBe('inactive')
    expect(onFilm).not.toHaveBeenCalled()
  })
})
