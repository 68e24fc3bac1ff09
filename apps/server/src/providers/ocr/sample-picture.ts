import type { ScanPicture } from './text-scanner.ts'

/** The brightness of a picture at a point, in pixels from the middle of the first one: bilinear interpolation, clamped to the picture. */
export function samplePicture({ data, width, height }: ScanPicture, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const right = Math.max(0, Math.min(1, x - left))
  const below = Math.max(0, Math.min(1, y - top))
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return upper * (1 - below) + lower * below
}
