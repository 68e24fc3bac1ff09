import { FACE_PATCH_SIDE, type FaceReading } from '../../../../providers/face/index.ts'

type Box = FaceReading['box']

/** Indexes of the patch pixels that a part of the picture covers. */
export function patchPoints({ x, y, width, height }: Box): number[] {
  const from = (share: number) => Math.max(0, Math.floor(share * FACE_PATCH_SIDE))
  const to = (share: number) => Math.min(FACE_PATCH_SIDE, Math.ceil(share * FACE_PATCH_SIDE))
  const points: number[] = []
  for (let row = from(y); row < to(y + height); row += 1)
    for (let column = from(x); column < to(x + width); column += 1)
      points.push(row * FACE_PATCH_SIDE + column)
  return points
}
