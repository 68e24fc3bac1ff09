import type { FaceDetection, FacePosition } from './face-messages.ts'

/** The first problem of a detection; `fine` when there is none. */
export type DetectionVerdict = 'none' | 'many' | 'far' | 'near' | 'aside' | 'dark' | 'bright' | 'fine'

const LIMITS = { second: 0.4, far: 0.3, near: 0.92, aside: 0.24, dark: 55, bright: 232 } as const

export function evaluateDetection({ faces, brightness }: FaceDetection): DetectionVerdict {
  const [face, next] = faces
  if (face === undefined) return brightness < LIMITS.dark ? 'dark' : 'none'
  if (next !== undefined && next.height >= face.height * LIMITS.second) return 'many'
  if (brightness < LIMITS.dark) return 'dark'
  if (brightness > LIMITS.bright) return 'bright'
  return placeOf(face)
}

function placeOf({ height, middleX, middleY }: FacePosition): DetectionVerdict {
  if (height < LIMITS.far) return 'far'
  if (height > LIMITS.near) return 'near'
  return Math.max(Math.abs(middleX - 0.5), Math.abs(middleY - 0.5)) > LIMITS.aside ? 'aside' : 'fine'
}
