import { useEffect, useRef, useState } from 'react'

const BITS_PER_SECOND = 1_200_000
const TICK_MS = 250
/** Recording types that the server accepts, in order of preference. */
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const

export type VideoRecorder = {
  readonly isRecording: boolean
  /** Recorded whole seconds. */
  readonly seconds: number
  readonly start: (stream: MediaStream) => void
  readonly stop: () => void
}

/** The first accepted type that this browser can record; undefined when there is none. */
export function supportedVideoType(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}

/** Records a media stream for at most `maxSeconds` and passes the video to `onFilm` when recording ends. */
export function useVideoRecorder(maxSeconds: number, onFilm: (film: Blob) => void): VideoRecorder {
  const [seconds, setSeconds] = useState(0)
  const [isRecording, setRecording] = useState(false)
  const running = useRef<MediaRecorder>(undefined)
  const clock = useRef<ReturnType<typeof setInterval>>(undefined)

  const end = () => {
    clearInterval(clock.current)
    if (running.current?.state === 'recording') running.current.stop()
  }
  useEffect(
    () => () => {
      clearInterval(clock.current)
      const recorder = running.current
      if (!recorder) return
      recorder.onstop = null
      if (recorder.state === 'recording') recorder.stop()
    },
    [],
  )

  const start = (stream: MediaStream) => {
    const mimeType = supportedVideoType()
    if (mimeType === undefined) return
    const parts: Blob[] = []
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND })
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      setRecording(false)
      onFilm(new Blob(parts, { type: recorder.mimeType }))
    }
    running.current = recorder
    setSeconds(0)
    setRecording(true)
    recorder.start()
    const beganAt = performance.now()
    clock.current = setInterval(() => {
      const passed = Math.floor((performance.now() - beganAt) / 1000)
      setSeconds(passed)
      if (passed >= maxSeconds) end()
    }, TICK_MS)
  }
  return { isRecording, seconds, start, stop: end }
}
