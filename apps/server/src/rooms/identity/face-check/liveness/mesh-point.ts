import type { FaceReading } from '../../../../providers/face/index.ts'

export type MeshPoint = readonly [x: number, y: number, z: number]

/** A landmark in pixels of the reading's scene. */
export function meshPoint({ mesh }: Pick<FaceReading, 'mesh'>, place: number): MeshPoint {
  return [mesh[place * 3] ?? 0, mesh[place * 3 + 1] ?? 0, mesh[place * 3 + 2] ?? 0]
}

export const distanceOf = (a: MeshPoint, b: MeshPoint): number =>
  Math.max(1e-6, Math.hypot(a[0] - b[0], a[1] - b[1]))

/** Distance between the outer corners of the eyes. */
export const eyeDistance = (face: Pick<FaceReading, 'mesh'>): number =>
  distanceOf(meshPoint(face, 33), meshPoint(face, 263))
