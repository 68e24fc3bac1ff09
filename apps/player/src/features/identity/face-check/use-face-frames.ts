import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FaceGuide } from './face-guide.ts'
import type { FaceDetection } from './face-messages.ts'

/** Maximum longer side of a frame. */
const LONGEST_SIDE = 640
const QUALITY = 0.85
/** Pause between detections, to limit heat. */
const PAUSE_MS = 40
const NO_PICTURE_MS = 200

/** A picture of the camera; `takenAt` is when, as `performance.now()` has it. */
export type TakenPicture = { readonly picture: Blob; readonly takenAt: number }
/** With what is seen in it. */
export type FaceFrame = TakenPicture & { readonly detection: FaceDetection }

type Looks = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly guide: FaceGuide | undefined
  readonly isPaused: boolean
  /** How long to wait before a frame is taken now, in ms. */
  readonly untilNext: (now: number) => number
  /** A picture was taken; whether it shows a face is not known yet. */
  readonly onPicture: (taken: TakenPicture) => void
  readonly onFrame: (look: FaceFrame) => void
}

/** Detects faces in camera frames one after the other, unmirrored. Stops on unmount. */
export function useFaceFrames({ video, guide, isPaused, untilNext, onPicture, onFrame }: Looks): void {
  const emitFrame = useEffectEvent(onFrame)
  const emitPicture = useEffectEvent(onPicture)
  const waitFor = useEffectEvent(untilNext)
  useEffect(() => {
    if (guide === undefined || isPaused) return
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const emit = (taken: TakenPicture) => {
      if (!isOver) emitPicture(taken)
    }
    const next = async () => {
      const wait = waitFor(performance.now())
      if (wait > 0) {
        timer = setTimeout(next, wait)
        return
      }
      const look = pen && !document.hidden ? await take(pen, video.current, guide, emit) : null
      if (isOver) return
      if (look !== null) emitFrame(look)
      timer = setTimeout(next, look === null ? NO_PICTURE_MS : PAUSE_MS)
    }
    void next()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [guide, isPaused, video])
}

async function take(
  pen: CanvasRenderingContext2D,
  video: HTMLVideoElement | null,
  guide: FaceGuide,
  emit: (taken: TakenPicture) => void,
): Promise<FaceFrame | null> {
  if (video === null || video.videoWidth === 0) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
  const { canvas } = pen
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const takenAt = performance.now()
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  const encoded = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY)).then(
    (picture) => {
      if (picture !== null) emit({ picture, takenAt })
      return picture
    },
  )
  const [detection, picture] = await Promise.all([guide.look(pixels), encoded])
  return detection === null || picture === null ? null : { detection, picture, takenAt }
}
