import type { FaceDetection, FaceReply, FaceRequest } from './face-messages.ts'
import { faceModelFiles } from './face-model-files.ts'

export type FaceGuide = {
  /** Detects faces in a picture; null when the previous detection still runs or the guide failed. */
  readonly look: (pixels: ImageData) => Promise<FaceDetection | null>
  readonly close: () => void
}

type GuideListeners = {
  readonly onProgress: (share: number) => void
  readonly onReady: () => void
  readonly onFailure: () => void
}

/** Starts the face detection models in a worker. They are fetched on first use and cached by the browser. */
export function startFaceGuide({ onProgress, onReady, onFailure }: GuideListeners): FaceGuide {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module', name: 'face' })
  let resolveLook: ((sight: FaceDetection | null) => void) | undefined
  const settle = (sight: FaceDetection | null) => {
    resolveLook?.(sight)
    resolveLook = undefined
  }
  const fail = () => {
    settle(null)
    onFailure()
  }
  const ask = (request: FaceRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer)
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
    if (data.kind === 'progress') onProgress(data.share)
    else if (data.kind === 'ready') onReady()
    else if (data.kind === 'seen') settle(data.detection)
    else fail()
  })
  ask({ kind: 'open', files: faceModelFiles })
  return {
    look: (pixels) => {
      if (resolveLook !== undefined) return Promise.resolve(null)
      return new Promise((resolve) => {
        resolveLook = resolve
        ask({ kind: 'look', pixels }, [pixels.data.buffer])
      })
    },
    close: () => {
      settle(null)
      worker.terminate()
    },
  }
}
