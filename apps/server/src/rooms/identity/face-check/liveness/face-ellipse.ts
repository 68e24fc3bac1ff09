import type { FaceReading } from '../../../../providers/face/index.ts'
import { meshPoint } from './mesh-point.ts'

/** The distance of a scene pixel from the face's middle, in radii of its ellipse. */
export function ellipseOf({ mesh }: Pick<FaceReading, 'mesh'>): (x: number, y: number) => number {
  const [top, chin, right, left] = [10, 152, 234, 454].map((place) => meshPoint({ mesh }, place))
  if (top === undefined || chin === undefined || right === undefined || left === undefined) return () => 0
  const [middleX, middleY] = [(right[0] + left[0]) / 2, (top[1] + chin[1]) / 2]
  const [radiusX, radiusY] = [Math.max(1, (left[0] - right[0]) / 2), Math.max(1, (chin[1] - top[1]) / 2)]
  return (x, y) => Math.hypot((x - middleX) / radiusX, (y - middleY) / radiusY)
}
