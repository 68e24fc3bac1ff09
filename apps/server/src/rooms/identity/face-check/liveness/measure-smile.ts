import type { FaceReading } from '../../../../providers/face/index.ts'
import { MEAN_FACE } from './mean-face.ts'
import { meanOf } from './median.ts'
import { distanceOf, eyeDistance, type MeshPoint, meshPoint } from './mesh-point.ts'
import { solveLeastSquares } from './solve-least-squares.ts'

/** Landmarks of forehead, temples, eyes and the ridge of the nose, which no smile moves. */
const STILL = [
  6, 168, 8, 9, 10, 151, 33, 133, 263, 362, 54, 284, 103, 332, 67, 297, 127, 356, 70, 300, 105, 334, 1, 4, 5,
  196, 419,
] as const
const CHEEKS = [50, 280, 205, 425, 187, 411, 117, 346, 123, 352] as const
/** Upper and lower lid, three times of each eye, and both corners of it. */
const EYES = [
  { lids: [159, 145, 158, 153, 160, 144], corners: [33, 133] },
  { lids: [386, 374, 385, 380, 387, 373], corners: [263, 362] },
] as const
/** What a mesh trembles at the least: cheeks in distances of the eyes, eyes as a share of their opening. */
const TREMBLES = { cheeks: 0.001, eyes: 0.005 } as const

/**
 * How surely cheeks and eyes move as the mouth smiles: how far they go with its progress over the whole film, in standard errors, which
 * are what the film itself trembles. Of the cheeks, which rise, or of both together, as eyes narrow little in some smiles.
 */
export function measureSmile(faces: readonly FaceReading[], progress: readonly number[]): number {
  const [first] = faces
  if (first === undefined) return 0
  const cheeks = certaintyOf(
    progress,
    faces.map((face) => riseOfCheeks(first, face)),
    TREMBLES.cheeks,
  )
  const open = openingOf(first)
  const eyes = certaintyOf(
    progress,
    faces.map((face) => 1 - openingOf(face) / open),
    TREMBLES.eyes,
  )
  return Math.max(cheeks, (cheeks + eyes) / Math.SQRT2)
}

/** How far the cheeks rose beside where the head that moves and turns as the rest of the face would have them, in eye distances. */
function riseOfCheeks(first: FaceReading, face: FaceReading): number {
  const [unit, origin] = [eyeDistance(first), meshPoint(first, 168)]
  const from = ([x, y]: MeshPoint) => [(x - origin[0]) / unit, (y - origin[1]) / unit] as const
  const row = (place: number) => [...from(meshPoint(first, place)), 1, MEAN_FACE.get(place)?.[2] ?? 0]
  const now = (place: number) => from(meshPoint(face, place))[1]
  const head = solveLeastSquares(STILL.map(row), STILL.map(now))
  const expected = (place: number) =>
    row(place).reduce((sum, value, index) => sum + value * (head[index] ?? 0), 0)
  return meanOf(CHEEKS.map((place) => expected(place) - now(place))) / Math.max(0.3, head[1] ?? 1)
}

function openingOf(face: FaceReading): number {
  const point = (place = 0) => meshPoint(face, place)
  return meanOf(
    EYES.map(({ lids, corners: [outer, inner] }) => {
      const gaps = [0, 2, 4].map((at) => distanceOf(point(lids[at]), point(lids[at + 1])))
      return meanOf(gaps) / distanceOf(point(outer), point(inner))
    }),
  )
}

/** The slope of the values over the progress, in its standard errors; `trembles` is the least that one value is off. */
function certaintyOf(progress: readonly number[], values: readonly number[], trembles: number): number {
  const [middle, usual] = [meanOf(progress), meanOf(values)]
  const spread = progress.reduce((sum, share) => sum + (share - middle) ** 2, 0)
  if (spread < 1e-6) return 0
  const slope =
    values.reduce((sum, value, index) => sum + (value - usual) * ((progress[index] ?? 0) - middle), 0) /
    spread
  const left = values.reduce(
    (sum, value, index) => sum + (value - usual - slope * ((progress[index] ?? 0) - middle)) ** 2,
    0,
  )
  const off = Math.max(trembles, Math.sqrt(left / Math.max(1, values.length - 2)))
  return (slope * Math.sqrt(spread)) / off
}
