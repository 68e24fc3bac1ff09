import { ease } from '../seeded-draws.ts'
import { INNER_LIPS, LEFT_EYE, OVAL, RIGHT_EYE } from './face-rings.ts'
import { CANONICAL, FACE_POINTS } from './face-shape.ts'
import type { FaceShape } from './person.ts'
import { type FinerMesh, mixPoints, subdivide } from './subdivide.ts'

/** Rings that run from the oval of the face round the skull to its back. */
const RINGS = 9
const BACK = FACE_POINTS + RINGS * OVAL.length
const SKULL = { y: 3.5, z: -3.5, width: 7.7, height: 9.2, depth: 9.4 }

function joinTriangles(): number[] {
  const openings = [new Set<number>(RIGHT_EYE), new Set<number>(LEFT_EYE), new Set<number>(INNER_LIPS)]
  const triangles: number[] = []
  for (let corner = 0; corner < CANONICAL.triangles.length; corner += 3) {
    const face = CANONICAL.triangles.slice(corner, corner + 3)
    if (!openings.some((opening) => face.every((point) => opening.has(point)))) triangles.push(...face)
  }
  const at = (ring: number, step: number) => {
    const around = step % OVAL.length
    return ring === 0 ? (OVAL[around] as number) : FACE_POINTS + (ring - 1) * OVAL.length + around
  }
  for (let ring = 0; ring < RINGS; ring += 1)
    for (let step = 0; step < OVAL.length; step += 1) {
      triangles.push(at(ring, step), at(ring, step + 1), at(ring + 1, step))
      triangles.push(at(ring, step + 1), at(ring + 1, step + 1), at(ring + 1, step))
    }
  for (let step = 0; step < OVAL.length; step += 1) triangles.push(at(RINGS, step), at(RINGS, step + 1), BACK)
  return triangles
}

const FINE: FinerMesh = subdivide(joinTriangles(), BACK + 1)
export const SKIN_TRIANGLES = FINE.triangles

/** Distance from the skull's middle to its surface in a direction of length one. */
function skullRadius(shape: FaceShape, x: number, y: number, z: number): number {
  const [a, b, c] = [SKULL.width * shape.width, SKULL.height * shape.height, SKULL.depth]
  return 1 / Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
}

/** The whole skin of the head from the 468 points of the face as they stand. */
export function surroundFace(face: Float32Array, shape: FaceShape): Float32Array {
  const coarse = new Float32Array(3 * (BACK + 1))
  coarse.set(face)
  OVAL.forEach((point, step) => {
    const rel = [0, 1, 2].map(
      (axis) => (face[3 * point + axis] as number) - ([0, SKULL.y, SKULL.z][axis] as number),
    )
    const far = Math.hypot(...rel)
    const [dx, dy, dz] = rel.map((value) => value / far) as [number, number, number]
    const [bx, by, bz] = [0, -0.1, -0.995]
    const angle = Math.acos(dx * bx + dy * by + dz * bz)
    for (let ring = 1; ring <= RINGS; ring += 1) {
      const share = ring / (RINGS + 0.6)
      const from = Math.sin((1 - share) * angle) / Math.sin(angle)
      const to = Math.sin(share * angle) / Math.sin(angle)
      const [x, y, z] = [dx * from + bx * to, dy * from + by * to, dz * from + bz * to]
      const settled = ease(share, 0, 0.4)
      const radius = far * (1 - settled) + skullRadius(shape, x, y, z) * settled
      const at = 3 * (FACE_POINTS + (ring - 1) * OVAL.length + step)
      coarse.set([x * radius, SKULL.y + y * radius, SKULL.z + z * radius], at)
    }
  })
  coarse.set([0, SKULL.y - 0.9, SKULL.z - SKULL.depth], 3 * BACK)
  return mixPoints(FINE, coarse, 3)
}

function flattenUvs(): number[] {
  const uvs: number[] = []
  for (let point = 0; point < FACE_POINTS; point += 1)
    uvs.push(CANONICAL.uvs[2 * point] as number, 1 - (CANONICAL.uvs[2 * point + 1] as number))
  for (let ring = 0; ring < RINGS; ring += 1)
    for (const point of OVAL) uvs.push(...uvs.slice(2 * point, 2 * point + 2))
  return [...uvs, ...uvs.slice(20, 22)]
}

export const SKIN_UVS = mixPoints(FINE, flattenUvs(), 2)
