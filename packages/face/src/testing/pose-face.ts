import type { FacePoint } from '../landmarks.ts'
import type { FaceModel } from './face-model.ts'
import { FACE_OVAL, INNER_LOWER_LIP, LOWER_LIP } from './mesh-parts.ts'

/** A pose. Angles in degrees, towards the person’s own left and upwards; mouth and smile 0 to 1. */
export interface Pose {
  readonly yaw: number
  readonly pitch: number
  readonly mouth: number
  readonly smile: number
}

export const NEUTRAL_POSE: Pose = { yaw: 0, pitch: 0, mouth: 0, smile: 0 }

const MESH_POINTS = 468
const lowerLip = new Set<number>(LOWER_LIP)

/** The model’s points in this pose. */
export function poseFace({ points }: FaceModel, pose: Pose): FacePoint[] {
  const face = points.slice(0, MESH_POINTS)
  const around = points.slice(MESH_POINTS)
  const at = (place: number): FacePoint => face[place] ?? [0, 0, 0]
  const measures = {
    right: at(61),
    left: at(291),
    width: at(291)[0] - at(61)[0],
    middle: (at(13)[1] + at(14)[1]) / 2,
    chin: at(152)[1],
    height: at(152)[1] - at(10)[1],
  }
  const turned = turn(pose, face)
  return [
    ...face.map((point, place) => turned(smiled(pose.smile, opened(pose.mouth, point, place)))),
    ...around,
  ]

  function opened(amount: number, [x, y, z]: FacePoint, place: number): FacePoint {
    const { middle, chin, width, height, left, right } = measures
    const drop = amount * height * 0.17
    if (lowerLip.has(place)) return [x, y + drop * liftOf(place, x), z]
    if (y <= middle) return [x, y, z]
    const aside = (x - (left[0] + right[0]) / 2) / width
    const share = Math.min(1, (y - middle) / ((chin - middle) * 0.5)) * Math.exp(-(aside * aside) / 1.6)
    return [x, y + drop * share, z]
  }

  /** Mouth corners stay almost fixed. */
  function liftOf(place: number, x: number): number {
    const { left, right, width } = measures
    const aside = Math.abs(x - (left[0] + right[0]) / 2) / (width / 2)
    return (INNER_LOWER_LIP as readonly number[]).includes(place)
      ? Math.sqrt(Math.max(0.04, 1 - aside * aside))
      : Math.max(0.35, 1 - aside * aside * 0.6)
  }

  function smiled(amount: number, [x, y, z]: FacePoint): FacePoint {
    const { width, right, left } = measures
    const pull = (corner: FacePoint) =>
      amount * Math.exp(-(((x - corner[0]) / width) ** 2 + ((y - corner[1]) / width) ** 2) / 0.16)
    const [r, l] = [pull(right), pull(left)]
    return [x + (l - r) * width * 0.17, y - (l + r) * width * 0.16, z]
  }
}

/** Rotates the head about an axis behind the face. */
function turn({ yaw, pitch }: Pose, face: readonly FacePoint[]): (point: FacePoint) => FacePoint {
  const oval = FACE_OVAL.map((place) => face[place] ?? ([0, 0, 0] as const))
  const mean = (axis: 0 | 1 | 2) => oval.reduce((sum, point) => sum + point[axis], 0) / oval.length
  const [cx, cy, cz] = [mean(0), mean(1), mean(2)]
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  return ([x, y, z]) => {
    const [dx, dy, dz] = [x - cx, y - cy, z - cz]
    const [x1, z1] = [dx * Math.cos(a) - dz * Math.sin(a), dx * Math.sin(a) + dz * Math.cos(a)]
    return [cx + x1, cy + dy * Math.cos(b) + z1 * Math.sin(b), cz - dy * Math.sin(b) + z1 * Math.cos(b)]
  }
}
