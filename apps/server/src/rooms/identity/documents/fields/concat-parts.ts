import type { ScanCorners } from '../../../../providers/ocr/index.ts'
import { distanceBetween } from '../lines/scan-points.ts'
import { correctPerspective } from '../picture/correct-perspective.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'

/** Parts of a photo cut out level and laid side by side, all of one height. */
export function concatParts(photo: GreyPicture, parts: readonly ScanCorners[], height: number): GreyPicture {
  const cuts = parts.map((corners) => {
    const [nw, ne, , sw] = corners
    const shape = distanceBetween(nw, ne) / Math.max(1, distanceBetween(nw, sw))
    return correctPerspective(photo, corners, Math.max(1, Math.round(height * shape)), height)
  })
  const width = cuts.reduce((sum, cut) => sum + cut.width, 0)
  const data = new Uint8Array(width * height)
  let left = 0
  for (const cut of cuts) {
    for (let y = 0; y < height; y += 1)
      data.set(cut.data.subarray(y * cut.width, (y + 1) * cut.width), y * width + left)
    left += cut.width
  }
  return { data, width, height }
}
