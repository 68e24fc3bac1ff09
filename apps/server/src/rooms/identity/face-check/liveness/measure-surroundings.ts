import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type BackgroundMeasures, measureBackground } from './measure-background.ts'
import { meshPoint } from './mesh-point.ts'
import { type Grey, greyOf, smoothGrey } from './scene-grey.ts'
import { trackBlocks } from './track-blocks.ts'

/** What lies outside of the face, between the neutral frame and the last. */
export interface SurroundingsMeasures {
  /** Share of the ring around the face that changed beyond the camera's noise. */
  readonly changed: number
  /** How the background moved. */
  readonly background: BackgroundMeasures
  /**
   * Share of the places that are the very same in two consecutive frames, at the most: every camera has noise, of which JPEG leaves
   * less where it is even.
   */
  readonly unchanged: number
}

/** The ring around the face, in radii of the face's ellipse; what is beyond it counts as background. */
const RING = [1.08, 1.5] as const
const BACKGROUND = 1.75
/** Grey levels below which two places are the same, whatever their colours are rounded to. */
const UNCHANGED = 0.02

export function measureSurroundings(faces: readonly FaceReading[]): SurroundingsMeasures {
  const [first, second] = faces
  const last = faces.at(-1)
  if (first === undefined || second === undefined || last === undefined)
    return { changed: 0, background: NO_BACKGROUND, unchanged: 1 }
  const [before, after] = [greyOf(first), greyOf(last)]
  const differences = faces
    .slice(1)
    .map((face, index) => differencesOf(greyOf(faces[index] ?? first), greyOf(face)))
  const limit = Math.max(4, 6 * Math.min(...differences.map(stillNoise)))
  const nearness = ellipseOf(first)
  const [inner, outer] = RING
  let [ring, changed] = [0, 0]
  for (let y = 1; y < before.height - 1; y += 1)
    for (let x = 1; x < before.width - 1; x += 1) {
      const near = nearness(x, y)
      if (near < inner || near > outer) continue
      ring += 1
      if (Math.abs(smoothGrey(before, x, y) - smoothGrey(after, x, y)) > limit) changed += 1
    }
  const moves = trackBlocks(before, after, isBackground(first), isBackground(last))
  const background = measureBackground(moves, { nearness, faceMove: moveOf(first, last) })
  const unchanged = Math.max(...differences.map(unchangedShare))
  return { changed: changed / Math.max(1, ring), background, unchanged }
}

const NO_BACKGROUND: BackgroundMeasures = { camera: null, blocks: 0, outlierShare: 0, faceCorrelation: 0 }

/** The side and top of the picture: shoulders move with the head. */
function isBackground(face: FaceReading): (x: number, y: number) => boolean {
  const nearness = ellipseOf(face)
  const mouth = meshPoint(face, 17)[1]
  return (x, y) => nearness(x, y) > BACKGROUND && y < mouth
}

/** The movement of the face's middle, where a warp that turns a photo is strongest. */
function moveOf(first: FaceReading, last: FaceReading): readonly [number, number] {
  const places = [1, 4, 5, 6, 168]
  const mean = (face: FaceReading, axis: 0 | 1) =>
    places.reduce((sum, place) => sum + meshPoint(face, place)[axis], 0) / places.length
  return [mean(last, 0) - mean(first, 0), mean(last, 1) - mean(first, 1)]
}

/** How far places of two pictures differ, in grey levels, the least first. */
function differencesOf(a: Grey, b: Grey): Float32Array {
  const differences = new Float32Array(Math.ceil(a.data.length / 7))
  for (const index of differences.keys())
    differences[index] = Math.abs((a.data[index * 7] ?? 0) - (b.data[index * 7] ?? 0))
  return differences.sort()
}

/** Of the quarter with the least change, which is neither head nor shoulders. */
const stillNoise = (differences: Float32Array): number =>
  differences[Math.floor(differences.length * 0.25)] ?? 0

function unchangedShare(differences: Float32Array): number {
  const changed = differences.findIndex((difference) => difference > UNCHANGED)
  return (changed < 0 ? differences.length : changed) / Math.max(1, differences.length)
}
