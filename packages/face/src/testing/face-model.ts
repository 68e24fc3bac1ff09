import sharp from 'sharp'
import { loadNodeFaceEngine } from '../engine/load-node-engine.ts'
import type { FacePoint } from '../landmarks.ts'
import { FACE_OVAL, LEFT_EYE, RIGHT_EYE } from './mesh-parts.ts'

export interface Still {
  /** Interleaved RGB. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A still picture with its face mesh, which can be posed. */
export interface FaceModel {
  readonly still: Still
  /** The 468 points of the face, then a fixed ring around the head. */
  readonly points: readonly FacePoint[]
  /** Three point indexes each. */
  readonly triangles: readonly (readonly [number, number, number])[]
}

export const FRAME_SIZE = { width: 480, height: 360 } as const
/** How far beyond the face the picture moves along, in face radii. */
const REACH = 1.5

/** Places a picture of a face in a camera frame and detects its mesh. */
export async function createFaceModel(picture: Buffer, size = 320): Promise<FaceModel> {
  const still = await frameOf(picture, size)
  return createFaceModelFromStill(still)
}

let engine: ReturnType<typeof loadNodeFaceEngine> | undefined

export async function createFaceModelFromStill(still: Still): Promise<FaceModel> {
  engine ??= loadNodeFaceEngine('tracking')
  const { detectFaces, triangles } = await engine
  const [face] = await detectFaces({ ...still, channels: 3 })
  if (face === undefined) throw new Error('the picture shows no face')
  return {
    still,
    points: [...face.mesh, ...ringAround(face.mesh)],
    triangles: [...ringTriangles(), ...inThrees(triangles), ...fan(RIGHT_EYE), ...fan(LEFT_EYE)],
  }
}

async function frameOf(picture: Buffer, size: number): Promise<Still> {
  const around = await sharp(picture)
    .resize(FRAME_SIZE.width, FRAME_SIZE.height, { fit: 'cover' })
    .blur(18)
    .toBuffer()
  const face = await sharp(picture).resize(size, size, { fit: 'cover' }).toBuffer()
  const { data, info } = await sharp(around)
    .composite([{ input: face, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const at = (mesh: readonly FacePoint[], place: number): FacePoint => mesh[place] ?? [0, 0, 0]

function ringAround(mesh: readonly FacePoint[]): FacePoint[] {
  const oval = FACE_OVAL.map((place) => at(mesh, place))
  const [x, y] = [0, 1].map((axis) => oval.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / oval.length)
  return oval.map(([px, py]) => [(x ?? 0) + (px - (x ?? 0)) * REACH, (y ?? 0) + (py - (y ?? 0)) * REACH, 1e3])
}

const MESH_POINTS = 468

function ringTriangles(): (readonly [number, number, number])[] {
  return FACE_OVAL.flatMap((place, index) => {
    const next = (index + 1) % FACE_OVAL.length
    const [inner, innerNext] = [place, FACE_OVAL[next] ?? place]
    const [outer, outerNext] = [MESH_POINTS + index, MESH_POINTS + next]
    return [[inner, outer, innerNext] as const, [innerNext, outer, outerNext] as const]
  })
}

function fan([hub = 0, ...rim]: readonly number[]): (readonly [number, number, number])[] {
  return rim.slice(1).map((place, index) => [hub, rim[index] ?? hub, place])
}

function inThrees(places: readonly number[]): (readonly [number, number, number])[] {
  return Array.from({ length: Math.floor(places.length / 3) }, (_, index) => [
    places[index * 3] ?? 0,
    places[index * 3 + 1] ?? 0,
    places[index * 3 + 2] ?? 0,
  ])
}
