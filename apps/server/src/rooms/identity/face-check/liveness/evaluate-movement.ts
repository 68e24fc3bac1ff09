import type { FaceAction } from '@gamehall/contract/identity'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import type { BackgroundMeasures } from './measure-background.ts'
import { measureContour } from './measure-contour.ts'
import { measureFade } from './measure-fade.ts'
import { measureSmile } from './measure-smile.ts'
import { measureSurroundings } from './measure-surroundings.ts'
import { measureTurn } from './measure-turn.ts'
import { median } from './median.ts'
import { distanceOf, eyeDistance, meshPoint } from './mesh-point.ts'

export interface MovementVerdict {
  /** Why this is not the movement of a head; null when it may be one. */
  readonly against: string | null
  /** Frames without any noise of a camera. */
  readonly isNoiseless: boolean
  /** Share of ears and hair that stays with the room while the head turns; null of other actions. */
  readonly contour: number | null
  /** How surely cheeks and eyes move as the mouth smiles, in standard errors; null of other actions. */
  readonly smile: number | null
  /** A face that turned got a little wider instead of narrower, as a mesh may tremble: a reason to refuse, unless it is lit as a head. */
  readonly isWide: boolean
}

/**
 * Whether an action moves what it must move of a head, and what lies outside of the face as a room does.
 * `progress`: of the action in each frame, 0 to 1.
 */
export function evaluateMovement(
  action: FaceAction,
  faces: readonly FaceReading[],
  progress: readonly number[],
): MovementVerdict {
  const [first] = faces
  const last = faces.at(-1)
  if (first === undefined || last === undefined)
    return { against: 'nothing', isNoiseless: true, contour: null, smile: null, isWide: false }
  const around = measureSurroundings(faces)
  const { ringChanged, unchanged } = LIVENESS_LIMITS
  const isTurn = action === 'turn_left' || action === 'turn_right'
  const against =
    (isTurn && isPulled(around.background) ? 'background_bends' : null) ??
    (isTurn && around.changed < ringChanged ? 'outside_still' : null) ??
    (isTurn ? evaluateTurn(first, faces.slice(-ENDS)) : null) ??
    (isTurn && isFaded(faces) ? 'faded' : null) ??
    (action === 'open_mouth' ? evaluateOpenMouth(first, faces.slice(-ENDS)) : null) ??
    (action === 'smile' ? evaluateSmile(first, faces.slice(-ENDS)) : null)
  const isNoiseless = around.unchanged > unchanged
  return {
    against,
    isNoiseless,
    contour: isTurn ? measureContour(first, last, around.background.camera) : null,
    smile: action === 'smile' ? measureSmile(faces, progress) : null,
    isWide: isTurn && widthOf(first, faces.slice(-ENDS)) > LIVENESS_LIMITS.squeeze,
  }
}

/** A warp that turns a photo pulls what is behind the face along, the more the nearer to it. */
function isPulled({ blocks, outlierShare, faceCorrelation }: BackgroundMeasures): boolean {
  const limits = LIVENESS_LIMITS
  return (
    blocks >= limits.backgroundBlocks &&
    faceCorrelation > limits.faceCorrelation &&
    outlierShare * faceCorrelation > limits.backgroundPull
  )
}

/** Two photos that are faded into each other, however the face between them was bent. */
function isFaded(faces: readonly FaceReading[]): boolean {
  const fade = measureFade(faces)
  return fade !== null && fade < LIVENESS_LIMITS.faded
}

/** The ways in which a turn is seen agree with the angle at the nose. */
function evaluateTurn(first: FaceReading, ends: readonly FaceReading[]): string | null {
  const last = ends.at(-1) ?? first
  const yaw = last.measures.yaw - first.measures.yaw
  const turn = measureTurn(first, last)
  const limits = LIVENESS_LIMITS
  if (turn.unexplained > limits.unexplained) return 'not_rigid'
  if (turn.parallax / yaw < limits.parallax) return 'parallax'
  if (turn.meshYaw / yaw < limits.meshYaw) return 'mesh'
  if (turn.halves / yaw < limits.halves) return 'halves'
  if (turn.eyes / yaw < limits.eyes) return 'eyes'
  return widthOf(first, ends) > limits.squeezeOfLit ? 'width' : null
}

/** How much wider a turned face is than at first: the mesh trembles in its width more than a small turn narrows it. */
const widthOf = (first: FaceReading, ends: readonly FaceReading[]): number =>
  median(ends.map((end) => measureTurn(first, end).squeeze))

/** Frames at the end of a film in which an open mouth, a smile or the width of a turned face is looked for. */
const ENDS = 3

/**
 * The jaw drops: the face gets longer below the nose, beside what does not move above, or beside the eyes. A head that
 * tilts with the mouth shortens one of the two; the best of the last frames counts, because the mesh trembles.
 */
function evaluateOpenMouth(first: FaceReading, ends: readonly FaceReading[]): string | null {
  const besideNose = (face: FaceReading) =>
    distanceOf(meshPoint(face, 168), meshPoint(face, 152)) /
    distanceOf(meshPoint(face, 168), meshPoint(face, 2))
  const besideEyes = (face: FaceReading) =>
    distanceOf(meshPoint(face, 2), meshPoint(face, 152)) / eyeDistance(face)
  const grown = Math.max(
    ...ends.flatMap((end) => [besideNose, besideEyes].map((length) => length(end) / length(first))),
  )
  return grown < LIVENESS_LIMITS.jaw ? 'jaw' : null
}

const CHEEKS = [50, 280, 205, 425] as const

/** Cheeks rise and eyes narrow: one of both clearly, or each a little. */
function evaluateSmile(first: FaceReading, ends: readonly FaceReading[]): string | null {
  const cheeks = (face: FaceReading) =>
    (CHEEKS.reduce((sum, place) => sum + meshPoint(face, place)[1], 0) / CHEEKS.length -
      meshPoint(face, 168)[1]) /
    eyeDistance(face)
  const open = (face: FaceReading) =>
    (eyeOpening(face, 159, 145, 33, 133) + eyeOpening(face, 386, 374, 263, 362)) / 2
  const seen = ends.map(
    (end) =>
      Math.max(0, (cheeks(first) - cheeks(end)) / LIVENESS_LIMITS.cheeks) +
      Math.max(0, (1 - open(end) / open(first)) / LIVENESS_LIMITS.eyesNarrow),
  )
  return Math.max(...seen) >= 1 ? null : 'cheeks'
}

const eyeOpening = (face: FaceReading, upper: number, lower: number, outer: number, inner: number): number =>
  distanceOf(meshPoint(face, upper), meshPoint(face, lower)) /
  distanceOf(meshPoint(face, outer), meshPoint(face, inner))
