import type { FaceAction } from '@gamehall/contract/identity'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { measureSurroundings } from './measure-surroundings.ts'
import { measureTurn } from './measure-turn.ts'
import { distanceOf, eyeDistance, meshPoint } from './mesh-point.ts'

export interface MovementVerdict {
  /** Why this is not the movement of a head; null when it may be one. */
  readonly against: string | null
  /** Frames without any noise of a camera. */
  readonly isNoiseless: boolean
}

/** Whether an action moves what it must move of a head, and what lies outside of the face as a room does. */
export function judgeMovement(action: FaceAction, faces: readonly FaceReading[]): MovementVerdict {
  const [first] = faces
  const last = faces.at(-1)
  if (first === undefined || last === undefined) return { against: 'nothing', isNoiseless: true }
  const around = measureSurroundings(faces)
  const { bent, followed, ringChanged, noise } = LIVENESS_LIMITS
  const isTurn = action === 'turn_left' || action === 'turn_right'
  const against =
    (around.blocks >= followed && around.bent > bent ? 'background_bends' : null) ??
    (isTurn && around.changed < ringChanged ? 'outside_still' : null) ??
    (isTurn ? judgeTurn(first, last) : null) ??
    (action === 'open_mouth' ? judgeOpenMouth(first, last) : null) ??
    (action === 'smile' ? judgeSmile(first, last) : null)
  return { against, isNoiseless: around.noise < noise }
}

/** The ways in which a turn is seen agree with the angle at the nose. */
function judgeTurn(first: FaceReading, last: FaceReading): string | null {
  const yaw = last.measures.yaw - first.measures.yaw
  const turn = measureTurn(first, last)
  const limits = LIVENESS_LIMITS
  if (turn.unexplained > limits.unexplained) return 'not_rigid'
  if (turn.parallax / yaw < limits.parallax) return 'parallax'
  if (turn.meshYaw / yaw < limits.meshYaw) return 'mesh'
  if (turn.halves / yaw < limits.halves) return 'halves'
  if (turn.eyes / yaw < limits.eyes) return 'eyes'
  return turn.squeeze > limits.squeeze ? 'width' : null
}

/** The jaw drops: the face gets longer below the nose, beside what does not move above. */
function judgeOpenMouth(first: FaceReading, last: FaceReading): string | null {
  const length = (face: FaceReading) =>
    distanceOf(meshPoint(face, 168), meshPoint(face, 152)) /
    distanceOf(meshPoint(face, 168), meshPoint(face, 2))
  return length(last) / length(first) < LIVENESS_LIMITS.jaw ? 'jaw' : null
}

const CHEEKS = [50, 280, 205, 425] as const

function judgeSmile(first: FaceReading, last: FaceReading): string | null {
  const cheeks = (face: FaceReading) =>
    (CHEEKS.reduce((sum, place) => sum + meshPoint(face, place)[1], 0) / CHEEKS.length -
      meshPoint(face, 168)[1]) /
    eyeDistance(face)
  const open = (face: FaceReading) =>
    (eyeOpening(face, 159, 145, 33, 133) + eyeOpening(face, 386, 374, 263, 362)) / 2
  const hasRisen = cheeks(first) - cheeks(last) >= LIVENESS_LIMITS.cheeks
  return hasRisen || open(last) / open(first) <= LIVENESS_LIMITS.eyesNarrow ? null : 'cheeks'
}

const eyeOpening = (face: FaceReading, upper: number, lower: number, outer: number, inner: number): number =>
  distanceOf(meshPoint(face, upper), meshPoint(face, lower)) /
  distanceOf(meshPoint(face, outer), meshPoint(face, inner))
