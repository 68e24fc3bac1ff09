import type { FaceMeasures } from './measure-face.ts'

/** Movements a person can be asked for; left and right are their own. */
export type FaceMove = 'open_mouth' | 'turn_left' | 'turn_right' | 'smile'

/** How far each movement must go from neutral. Angles in degrees. */
export const FACE_LIMITS = {
  calm: { yaw: 12, pitch: 22, roll: 18, mouthOpen: 0.22 },
  /** How far a face may turn while a mouth movement is asked for. */
  aside: 15,
  turn: 20,
  mouthOpen: 0.35,
  mouthDropped: 0.35,
  smile: 0.7,
  mouthWider: 0.12,
  /** Of the mouth's corners, beside the eyes and beside the nose. */
  mouthLifted: { fromEyes: 0.045, fromNose: 0.03 },
  /** How much further than asked a movement may end: nobody stops where they are told to at once. */
  overshoot: { turn_left: 1.7, turn_right: 1.7, open_mouth: 2.25 },
} as const

/** Whether a face is neutral: looking ahead with the mouth shut. */
export function isCalm({ yaw, pitch, roll, mouthOpen }: FaceMeasures): boolean {
  const { calm } = FACE_LIMITS
  return (
    Math.abs(yaw) <= calm.yaw &&
    Math.abs(pitch) <= calm.pitch &&
    Math.abs(roll) <= calm.roll &&
    mouthOpen <= calm.mouthOpen
  )
}

/**
 * Progress of a movement since the neutral frame: 0 not begun, 1 complete. `amount` is how far it shall go: 1 is usual.
 */
export function moveProgress(move: FaceMove, calm: FaceMeasures, now: FaceMeasures, amount = 1): number {
  return Math.min(1, Math.max(0, moveReach(move, calm, now, amount)))
}

/**
 * How far a movement went beside what was asked: 1 is exactly that, 2 twice as far, less than 0 the other way. Of a smile at most
 * 1: how much people smile is not asked for.
 */
function moveReach(move: FaceMove, calm: FaceMeasures, now: FaceMeasures, amount = 1): number {
  if (move === 'turn_left') return (now.yaw - calm.yaw) / (FACE_LIMITS.turn * amount)
  if (move === 'turn_right') return (calm.yaw - now.yaw) / (FACE_LIMITS.turn * amount)
  if (Math.abs(now.yaw - calm.yaw) > FACE_LIMITS.aside) return 0
  if (move === 'open_mouth') return mouthShape(calm, now, amount)
  if (now.mouthOpen >= FACE_LIMITS.mouthOpen) return 0
  return Math.max(
    share(now.smile - calm.smile, Math.max(0.2, FACE_LIMITS.smile - calm.smile)),
    smileShape(calm, now),
  )
}

/** Whether a movement went much further than asked; `margin` is a factor of what is allowed. */
export function isTooFar(
  move: FaceMove,
  calm: FaceMeasures,
  now: FaceMeasures,
  { amount, margin = 1 }: { readonly amount: number; readonly margin?: number },
): boolean {
  return move !== 'smile' && moveReach(move, calm, now, amount) > FACE_LIMITS.overshoot[move] * margin
}

/**
 * Reach of an open mouth: lips as far apart as is usual, or less far with the lower one dropped beside this
 * person's own. The mesh sees some lips part little, such as thin ones and those in a beard.
 */
function mouthShape(calm: FaceMeasures, now: FaceMeasures, amount: number): number {
  const parted = (now.mouthOpen - calm.mouthOpen) / (FACE_LIMITS.mouthOpen - calm.mouthOpen)
  const dropped = (now.mouthDrop / calm.mouthDrop - 1) / FACE_LIMITS.mouthDropped
  return Math.max(parted, (parted + Math.min(amount, dropped)) / SMALL_MOUTH) / amount
}

/** Parting and drop, added up, that count as open: half of the usual parting is needed. */
const SMALL_MOUTH = 1.5

/**
 * Progress of a smile by the mouth alone: wider than this person's own, or a little wider with its corners lifted. An
 * emotion model knows big smiles with teeth, and jumps between frames.
 */
export function smileShape(calm: FaceMeasures, now: FaceMeasures): number {
  const wider = (now.mouthWidth / calm.mouthWidth - 1) / FACE_LIMITS.mouthWider
  const { fromEyes, fromNose } = FACE_LIMITS.mouthLifted
  // The lesser of the two: a nod lifts the corners beside one of them.
  const lifted = Math.min(
    (now.mouthLiftFromEyes - calm.mouthLiftFromEyes) / fromEyes,
    (now.mouthLiftFromNose - calm.mouthLiftFromNose) / fromNose,
  )
  // Corners go up without getting wider where a mouth is pulled askew.
  return share(Math.max(wider, (wider + Math.min(1, lifted)) / SMALL_SMILE), 1)
}

/** Widths and lifts, added up, that count as a smile. */
const SMALL_SMILE = 1.3

const share = (part: number, whole: number) => Math.min(1, Math.max(0, part / whole))
