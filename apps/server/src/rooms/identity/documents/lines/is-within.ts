import type { ScanPoint } from '../../../../providers/ocr/index.ts'
import type { Corners } from '../picture/find-corners.ts'

/** Whether the point lies inside the quadrilateral. */
export const isWithin = ({ x, y }: ScanPoint, corners: Corners): boolean =>
  corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0
  })
