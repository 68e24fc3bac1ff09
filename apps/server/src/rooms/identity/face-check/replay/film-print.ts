import type { FaceReading } from '../../../../providers/face/index.ts'
import { MEAN_FACE } from '../liveness/mean-face.ts'
import { meshPoint } from '../liveness/mesh-point.ts'
import { FACE_HASH_BYTES, hashFace, mirrorHash } from './hash-face.ts'

/** What is kept of a frame to find it again: the face's perceptual hash, and where it is, in face sizes. */
export interface FramePrint {
  readonly hash: Uint8Array
  readonly x: number
  readonly y: number
}

/** The frames of one action, in order. */
export type FilmPrint = readonly FramePrint[]

const LANDMARKS = [...MEAN_FACE.keys()]
/** A hash is looked up by parts of this many bytes; the last two bytes are not looked up. */
const PART_BYTES = 3
const PARTS = Math.floor(FACE_HASH_BYTES / PART_BYTES)
const FRAME_BYTES = FACE_HASH_BYTES + 8

/** What is kept of a film: positions are relative to the mean size of its faces. */
export function printFilm(faces: readonly Pick<FaceReading, 'mesh' | 'scene'>[]): FilmPrint {
  const places = faces.map(placeOf)
  const size = places.reduce((sum, place) => sum + place.size, 0) / Math.max(1, places.length)
  return faces.map((face, index) => {
    const { x = 0, y = 0 } = places[index] ?? {}
    return { hash: hashFace(face), x: x / Math.max(1e-6, size), y: y / Math.max(1e-6, size) }
  })
}

/** The print of the mirrored film. */
export const mirrorPrint = (film: FilmPrint): FilmPrint =>
  film.map(({ hash, x, y }) => ({ hash: mirrorHash(hash), x: -x, y }))

/** The parts by which a film is looked up: one frame with one equal part makes another film a candidate. Each is stored as a keyed fingerprint. */
export function partsOf(film: FilmPrint): number[] {
  const parts = film.flatMap(({ hash }) =>
    Array.from({ length: PARTS }, (_, part) => {
      const [a = 0, b = 0, c = 0] = hash.subarray(part * PART_BYTES)
      return (part << 24) | (a << 16) | (b << 8) | c
    }),
  )
  return [...new Set(parts)]
}

/** 40 bytes a frame. */
export function encodePrint(film: FilmPrint): Buffer {
  return Buffer.concat(
    film.map(({ hash, x, y }) => {
      const frame = Buffer.alloc(FRAME_BYTES)
      frame.set(hash)
      frame.writeFloatLE(x, FACE_HASH_BYTES)
      frame.writeFloatLE(y, FACE_HASH_BYTES + 4)
      return frame
    }),
  )
}

export const decodePrint = (bytes: Buffer): FilmPrint =>
  Array.from({ length: Math.floor(bytes.length / FRAME_BYTES) }, (_, index) => {
    const frame = bytes.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES)
    return {
      hash: Uint8Array.from(frame.subarray(0, FACE_HASH_BYTES)),
      x: frame.readFloatLE(FACE_HASH_BYTES),
      y: frame.readFloatLE(FACE_HASH_BYTES + 4),
    }
  })

/** Centre and size of a face: the mean of its landmarks and their deviation from it. */
function placeOf(face: Pick<FaceReading, 'mesh'>) {
  const points = LANDMARKS.map((place) => meshPoint(face, place))
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const square = points.reduce((sum, point) => sum + (point[0] - x) ** 2 + (point[1] - y) ** 2, 0)
  return { x, y, size: Math.sqrt(square / points.length) }
}
