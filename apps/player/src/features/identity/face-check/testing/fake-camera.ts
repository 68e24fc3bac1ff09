import { vi } from 'vitest'
import type { FaceGuide } from '../face-guide.ts'
import type { FaceFrame, TakenPicture } from '../use-face-frames.ts'

export interface FakeGuide {
  onProgress(share: number): void
  onReady(): void
  onFailure(): void
  readonly close: () => void
}

/** The guides that a page started. */
export const guides: FakeGuide[] = []

/** In place of `startFaceGuide`. */
export function startFakeGuide(listeners: Omit<FakeGuide, 'close'>): FaceGuide {
  const close = vi.fn()
  guides.push({ ...listeners, close })
  return { look: async () => null, close }
}

/** What a page does with the frames of its camera: the test supplies them. */
export const looks = {
  isPaused: true,
  onPicture: (_: TakenPicture) => {},
  onFrame: (_: FaceFrame) => {},
  untilNext: (_: number): number => 0,
}

/** In place of `useFaceFrames`. */
export const useFakeFrames = (given: Partial<typeof looks>): void => void Object.assign(looks, given)
