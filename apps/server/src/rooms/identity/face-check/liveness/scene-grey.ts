import type { FaceReading } from '../../../../providers/face/index.ts'

/** The brightness of a scene, 0 to 255, row by row. */
export interface Grey {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

export function greyOf({ scene: { data, width, height } }: Pick<FaceReading, 'scene'>): Grey {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0)
  return { data: grey, width, height }
}

/** A pixel with its four neighbours, against the camera's noise; not for the outermost pixels. */
export const smoothGrey = ({ data, width }: Grey, x: number, y: number): number => {
  const at = y * width + x
  return (
    ((data[at] ?? 0) * 4 +
      (data[at - 1] ?? 0) +
      (data[at + 1] ?? 0) +
      (data[at - width] ?? 0) +
      (data[at + width] ?? 0)) /
    8
  )
}
