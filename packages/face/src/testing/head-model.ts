import { type FacePoint, pickLandmarks } from '../landmarks.ts'
import { measureFace } from '../measure-face.ts'
import type { FaceModel, Still } from './face-model.ts'
import { FACE_OVAL, INNER_LOWER_LIP, INNER_UPPER_LIP } from './mesh-parts.ts'
import { NEUTRAL_POSE, poseFace } from './pose-face.ts'
import { removeShading } from './remove-shading.ts'

/** What a triangle of the head is painted with. */
export type HeadMaterial = 'photo' | 'hair' | 'skin' | 'cloth' | 'mouth' | 'teeth' | 'tongue'

export interface HeadTriangle {
  readonly places: readonly [number, number, number]
  readonly material: HeadMaterial
}

/** A whole head: the face of a picture, the sides and back of the skull, a neck and shoulders. */
export interface HeadModel {
  readonly face: FaceModel
  readonly triangles: readonly HeadTriangle[]
  /** Centre of the head's rotation and the width of the face, in pixels of the still. */
  readonly centre: FacePoint
  readonly width: number
  /** How far the face of the picture looks aside, in degrees as they are measured. */
  readonly aside: number
  readonly hair: readonly [number, number, number]
  readonly skin: readonly [number, number, number]
}

/** Points before the skull's rings: the face mesh. */
const MESH_POINTS = 468
/** Rings from the face's edge to the widest part of the head, and from there to its back. */
const SIDE_RINGS = 4
const BACK_RINGS = 5
const NECK_SIDES = 16
const NECK_RINGS = 5
const RIM = FACE_OVAL.length
/** Where the upper teeth end and the tongue begins, as shares of the open mouth. */
const MOUTH_EDGES = [0.3, 0.62] as const

const at = (points: readonly FacePoint[], place: number): FacePoint => points[place] ?? [0, 0, 0]

export function createHeadModel(photo: FaceModel): HeadModel {
  const face = { ...photo, still: removeShading(photo) }
  const mesh = face.points.slice(0, MESH_POINTS)
  const oval = FACE_OVAL.map((place) => at(mesh, place))
  const mean = (axis: 0 | 1 | 2) => oval.reduce((sum, point) => sum + point[axis], 0) / oval.length
  const width = at(mesh, 454)[0] - at(mesh, 234)[0]
  const landmarks = pickLandmarks(mesh)
  const deepest = Math.max(...oval.map((point) => point[2]))
  return {
    face,
    triangles: [...faceTriangles(face), ...mouthTriangles(), ...skullTriangles(), ...neckTriangles()],
    centre: [mean(0), mean(1), deepest + 0.12 * width],
    width,
    aside: landmarks === null ? 0 : measureFace(landmarks, 0).yaw,
    hair: colorAt(face.still, at(mesh, 10), [0, -0.16 * width]),
    skin: colorAt(face.still, at(mesh, 152), [0, -0.1 * width]),
  }
}

export interface HeadExpression {
  readonly mouth: number
  readonly smile: number
}

/** The head's points before it turns: face mesh, skull rings, mouth, then (not turning along) neck and shoulders. */
export function expressHead(head: HeadModel, { mouth, smile }: HeadExpression): FacePoint[] {
  const mesh = poseFace(head.face, { ...NEUTRAL_POSE, mouth, smile }).slice(0, MESH_POINTS)
  const still = head.face.points.slice(0, MESH_POINTS)
  return [...mesh, ...skullRings(head, mesh, still), ...mouthPoints(mesh, mouth), ...neckPoints(head, still)]
}

/** Texture coordinates of the points: pixels of the still. */
export const textureOf = (head: HeadModel): FacePoint[] => expressHead(head, { mouth: 0, smile: 0 })

/** How many points turn with the head. */
export const TURNING_POINTS =
  MESH_POINTS + RIM * (SIDE_RINGS + BACK_RINGS) + INNER_UPPER_LIP.length * MOUTH_EDGES.length

/** Edges of teeth and tongue between the inner lips, from the upper lip down; closed lips show neither. */
function mouthPoints(mesh: readonly FacePoint[], mouth: number): FacePoint[] {
  const open = Math.min(1, mouth * 2)
  return MOUTH_EDGES.flatMap((edge, row) =>
    INNER_UPPER_LIP.map((place, index): FacePoint => {
      const down = row === 0 ? edge * open : 1 - (1 - edge) * open
      const [upper, lower] = [at(mesh, place), at(mesh, INNER_LOWER_LIP.at(-1 - index) ?? place)]
      const between = (axis: 0 | 1 | 2) => upper[axis] + (lower[axis] - upper[axis]) * down
      return [between(0), between(1), between(2)]
    }),
  )
}

/** Rings around the skull: outwards on a quarter ellipse from the face's edge, then closed behind. */
function skullRings(head: HeadModel, mesh: readonly FacePoint[], still: readonly FacePoint[]): FacePoint[] {
  const { centre, width } = head
  const [top, chin] = [at(still, 10)[1], at(still, 152)[1]]
  const outlineOf = (place: number): FacePoint => {
    const [x, y] = at(still, place)
    const up = Math.max(0, (centre[1] - y) / (centre[1] - top))
    const down = Math.max(0, (y - centre[1]) / (chin - centre[1]))
    const wide = 1.16 - 0.3 * down
    return [centre[0] + (x - centre[0]) * wide, y - up * 0.3 * width, centre[2] + down * 0.05 * width]
  }
  const sides = Array.from({ length: SIDE_RINGS }, (_, ring) => {
    const angle = (((ring + 1) / SIDE_RINGS) * Math.PI) / 2
    return FACE_OVAL.map((place): FacePoint => {
      const [from, to] = [at(mesh, place), outlineOf(place)]
      const [out, deep] = [Math.sin(angle), 1 - Math.cos(angle)]
      return [
        from[0] + (to[0] - from[0]) * out,
        from[1] + (to[1] - from[1]) * out,
        from[2] + (to[2] - from[2]) * deep,
      ]
    })
  })
  const backs = Array.from({ length: BACK_RINGS }, (_, ring) => {
    const angle = (((ring + 1) / BACK_RINGS) * Math.PI) / 2
    return FACE_OVAL.map((place): FacePoint => {
      const to = outlineOf(place)
      const high = centre[1] - 0.12 * width
      return [
        centre[0] + (to[0] - centre[0]) * Math.cos(angle),
        high + (to[1] - high) * Math.cos(angle),
        to[2] + 0.62 * width * Math.sin(angle),
      ]
    })
  })
  return [...sides.flat(), ...backs.flat()]
}

/** Neck and shoulders: rings downwards, each wider than the last. */
function neckPoints({ centre, width }: HeadModel, still: readonly FacePoint[]): FacePoint[] {
  const chin = at(still, 152)[1]
  const rings = [
    { down: -0.28, wide: 0.34, deep: 0.34 },
    { down: 0.16, wide: 0.36, deep: 0.34 },
    { down: 0.34, wide: 0.62, deep: 0.36 },
    { down: 0.5, wide: 1.15, deep: 0.42 },
    { down: 1.4, wide: 1.35, deep: 0.5 },
  ]
  return rings.flatMap(({ down, wide, deep }) =>
    Array.from({ length: NECK_SIDES }, (_, side): FacePoint => {
      const angle = (side / NECK_SIDES) * 2 * Math.PI
      return [
        centre[0] + Math.cos(angle) * wide * width,
        chin + down * width,
        centre[2] + 0.22 * width + Math.sin(angle) * deep * width,
      ]
    }),
  )
}

const faceTriangles = ({ triangles }: FaceModel): HeadTriangle[] =>
  triangles
    .filter((places) => places.every((place) => place < MESH_POINTS))
    .map((places) => ({ places, material: 'photo' }))

/** The inside of the mouth, only to be seen while it is open: upper teeth, the dark, the tongue. */
function mouthTriangles(): HeadTriangle[] {
  const edge = (row: number, index: number) =>
    MESH_POINTS + RIM * (SIDE_RINGS + BACK_RINGS) + row * INNER_UPPER_LIP.length + index
  return INNER_UPPER_LIP.slice(0, -1).flatMap((place, index) => {
    const columns = [index, index + 1].map((at) => [
      INNER_UPPER_LIP[at] ?? place,
      edge(0, at),
      edge(1, at),
      INNER_LOWER_LIP.at(-1 - at) ?? place,
    ])
    const [left = [], right = []] = columns
    return (['teeth', 'mouth', 'tongue'] as const).flatMap((material, row): HeadTriangle[] => {
      const [a = 0, b = 0] = left.slice(row)
      const [c = 0, d = 0] = right.slice(row)
      return [
        { places: [a, b, d], material },
        { places: [a, d, c], material },
      ]
    })
  })
}

function skullTriangles(): HeadTriangle[] {
  const ringPlace = (ring: number, index: number) =>
    ring === 0 ? (FACE_OVAL[index % RIM] ?? 0) : MESH_POINTS + (ring - 1) * RIM + (index % RIM)
  return Array.from({ length: SIDE_RINGS + BACK_RINGS }, (_, ring) =>
    FACE_OVAL.flatMap((_place, index): HeadTriangle[] => {
      const [a, b] = [ringPlace(ring, index), ringPlace(ring, index + 1)]
      const [c, d] = [ringPlace(ring + 1, index), ringPlace(ring + 1, index + 1)]
      // The lowest rim points are the jaw: beneath it is skin.
      const isJaw = index > 11 && index < 25
      const material = ring < 2 ? 'photo' : isJaw ? 'skin' : 'hair'
      return [
        { places: [a, c, b], material },
        { places: [b, c, d], material },
      ]
    }),
  ).flat()
}

function neckTriangles(): HeadTriangle[] {
  const place = (ring: number, side: number) => TURNING_POINTS + ring * NECK_SIDES + (side % NECK_SIDES)
  return Array.from({ length: NECK_RINGS - 1 }, (_, ring) =>
    Array.from({ length: NECK_SIDES }, (_side, side): HeadTriangle[] => {
      const material = ring < 2 ? 'skin' : 'cloth'
      return [
        { places: [place(ring, side), place(ring + 1, side), place(ring, side + 1)], material },
        { places: [place(ring, side + 1), place(ring + 1, side), place(ring + 1, side + 1)], material },
      ]
    }).flat(),
  ).flat()
}

/** Mean colour of a few pixels beside a point. */
function colorAt({ data, width, height }: Still, [x, y]: FacePoint, [dx, dy]: readonly [number, number]) {
  const sum = [0, 0, 0]
  let count = 0
  for (let row = -3; row <= 3; row += 1)
    for (let column = -3; column <= 3; column += 1) {
      const px = Math.round(Math.min(width - 1, Math.max(0, x + dx + column)))
      const py = Math.round(Math.min(height - 1, Math.max(0, y + dy + row)))
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[(py * width + px) * 3 + channel] ?? 0)
      count += 1
    }
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count] as const
}
