import { useEffect, useRef, useState } from 'react'

const BITS_PER_SECOND = 1_200_000
const TICK_MS = 250
/** What both the phones record and the hall takes, the best first. */
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const

export type Recorder = {
  readonly isRecording: boolean
  /** Whole seconds of what is being recorded. */
  readonly seconds: number
  readonly start: (stream: MediaStream) => void
  readonly stop: () => void
}

/** A type this browser can record; undefined when it can record nothing that the hall takes. */
export function recordableType(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}

/** Records a camera, at most so long; the film is handed over when it ends. */
export function useRecorder(maxSeconds: number, onFilm: (film: Blob) => void): Recorder {
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
    const mimeType = recordableType()
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
