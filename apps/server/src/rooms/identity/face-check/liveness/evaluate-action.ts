import type { FaceAction } from '@gamehall/contract/identity'
import { isCalm, moveProgress } from '@gamehall/face'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { minFaceSimilarity } from './face-similarity.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { type PickedFace, pickFace } from './pick-face.ts'
import { isStillPicture } from './still-picture.ts'

/** Scores for the reviewer and the automatic decision, each 0 to 1. */
export interface ActionScores {
  /** Progress of the action at the last frame. */
  readonly action: number
  /** Lowest similarity of a frame to the face seen before. */
  readonly sameFace: number
  /** Anti-spoofing scores of two models: the minimum and the mean; null when the model gave none. */
  readonly realness: number | null
  readonly liveness: number | null
}

export type ActionRule =
  | 'face_none'
  | 'face_many'
  | 'face_other'
  | 'face_still'
  | 'face_not_live'
  | 'face_action'
  | 'face_unclear'

export type ActionVerdict =
  | { readonly ok: true; readonly calm: Float32Array; readonly scores: ActionScores }
  | { readonly ok: false; readonly rule: ActionRule }

/**
 * Checks that the frames show one action (§4): one face, the same throughout and as before, neutral at first, the
 * action at last, and partial progress in between. `pictures` are the frames’ bytes, `known` the embeddings of the
 * neutral frames of earlier actions, oldest first.
 */
export function evaluateAction(
  action: FaceAction,
  frames: readonly (readonly FaceReading[])[],
  pictures: readonly Uint8Array[],
  known: readonly Float32Array[],
): ActionVerdict {
  const picked = frames.map(pickFace)
  const refused = picked.find((pick) => 'rule' in pick)
  if (refused !== undefined && 'rule' in refused) return { ok: false, rule: refused.rule }
  const faces = picked.flatMap((pick) => ('face' in pick ? [pick.face] : []))
  const sameFace = minFaceSimilarity(faces, known)
  if (sameFace < LIVENESS_LIMITS.sameFace) return { ok: false, rule: 'face_other' }
  if (isStillPicture(faces, pictures)) return { ok: false, rule: 'face_still' }
  if (!hasMoved(action, faces)) return { ok: false, rule: 'face_action' }
  const [first] = faces
  const { clearlyNotReal } = LIVENESS_LIMITS
  const isPicture = ({ realness, liveness }: PickedFace) =>
    (realness ?? 1) < clearlyNotReal && (liveness ?? 1) < clearlyNotReal
  if (first === undefined || faces.some(isPicture)) return { ok: false, rule: 'face_not_live' }
  return {
    ok: true,
    calm: first.embedding,
    scores: {
      action: progressOf(action, faces).at(-1) ?? 0,
      sameFace,
      realness: least(faces.map((face) => face.realness)),
      liveness: mean(faces.map((face) => face.liveness)),
    },
  }
}

function hasMoved(action: FaceAction, faces: readonly PickedFace[]): boolean {
  const [first] = faces
  if (first === undefined || !isCalm(first.measures)) return false
  const progress = progressOf(action, faces)
  const last = progress.at(-1) ?? 0
  const between = progress.slice(1, -1)
  const { step, fallBack, shown } = LIVENESS_LIMITS
  return (
    last >= shown &&
    between.some((share) => share >= step && share <= last - step) &&
    progress.every((share, index) => index === 0 || share >= (progress[index - 1] ?? 0) - fallBack)
  )
}

function progressOf(action: FaceAction, faces: readonly PickedFace[]): number[] {
  const [first] = faces
  return first === undefined ? [] : faces.map((face) => moveProgress(action, first.measures, face.measures))
}

/** The minimum; null when any value is missing. */
function least(values: readonly (number | null)[]): number | null {
  const said = values.filter((value) => value !== null)
  return said.length < values.length || said.length === 0 ? null : Math.min(...said)
}

/** The mean of the known values: this model is unsure of turned heads, so its minimum would reject genuine faces. */
function mean(values: readonly (number | null)[]): number | null {
  const said = values.filter((value) => value !== null)
  return said.length === 0 ? null : said.reduce((sum, value) => sum + value, 0) / said.length
}
