import type { ScanCorners } from '../../../../providers/ocr/index.ts'

/** Text nearer to the photo’s edge than this share of its width may go on beyond it. */
const NEAR = 0.008

/** Whether a line touches an edge of the photo. */
export function isCutOff(
  corners: ScanCorners,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const margin = NEAR * Math.max(width, height)
  return corners.some(
    ({ x, y }) => x < margin || y < margin || x > width - 1 - margin || y > height - 1 - margin,
  )
}
