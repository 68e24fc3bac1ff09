import type { ScanPoint } from '../../../../providers/ocr/index.ts'

/** The point at a share of the way from one to another; before the first below 0, behind the other above 1. */
export const pointBetween = (a: ScanPoint, b: ScanPoint, share: number): ScanPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** In pixels. */
export const distanceBetween = (a: ScanPoint, b: ScanPoint): number => Math.hypot(b.x - a.x, b.y - a.y)
