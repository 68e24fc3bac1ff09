import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { centerCrop } from '../../../shared/camera/take-photo.ts'
import { frameRectangle, VIEW_ASPECT } from './document-shape.ts'
import { evaluateFrame, type FrameVerdict } from './evaluate-frame.ts'
import { type GreyFrame, toGreyFrame } from './grey-frame.ts'
import { fingerprintOf, type ImageFingerprint } from './image-fingerprint.ts'

const WIDTH = 480
const HEIGHT = Math.round(WIDTH / VIEW_ASPECT)
const EVERY_MS = 140
/** How long frames must be good before the photo is taken. */
const HOLD_MS = 900

type FrameJudge = {
  readonly video: RefObject<HTMLVideoElement | null>
  /** Aspect ratio of the document. */
  readonly aspect: number
  /** The side photographed before: it is not taken automatically again. */
  readonly taken: ImageFingerprint | undefined
  readonly onReady: () => void
}

/**
 * Checks camera frames several times a second; calls `onReady` once a whole, sharp document lies still. Also returns
 * the fingerprint of the current frame.
 */
export function useFrameEvaluation({ video, aspect, taken, onReady }: FrameJudge) {
  const [verdict, setVerdict] = useState<FrameVerdict>()
  const seenLast = useRef<GreyFrame>(undefined)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    const frame = frameRectangle(WIDTH, HEIGHT, aspect)
    let goodSince: number | undefined
    let lastVerdict: FrameVerdict | undefined
    const look = () => {
      const grey = pen && video.current && !document.hidden ? seen(pen, video.current) : undefined
      if (!grey) return
      const now = evaluateFrame(grey, frame, { picture: seenLast.current, side: taken })
      seenLast.current = grey
      // A verdict is shown once it repeats.
      if (now === lastVerdict) setVerdict(now)
      lastVerdict = now
      if (now !== 'good') {
        goodSince = undefined
        return
      }
      goodSince ??= performance.now()
      if (performance.now() - goodSince < HOLD_MS) return
      clearInterval(timer)
      ready()
    }
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [aspect, taken, video])
  const currentFingerprint = () =>
    seenLast.current && fingerprintOf(seenLast.current, frameRectangle(WIDTH, HEIGHT, aspect))
  return { verdict, currentFingerprint }
}

function seen(pen: CanvasRenderingContext2D, video: HTMLVideoElement): GreyFrame | undefined {
  if (video.videoWidth === 0) return undefined
  const { x, y, width, height } = centerCrop(video.videoWidth, video.videoHeight, VIEW_ASPECT)
  pen.drawImage(video, x, y, width, height, 0, 0, WIDTH, HEIGHT)
  return toGreyFrame(pen.getImageData(0, 0, WIDTH, HEIGHT))
}
