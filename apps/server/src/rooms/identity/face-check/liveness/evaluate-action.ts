import type { FaceAction, ScreenColor } from '@gamehall/contract/identity'
import { isCalm, isTooFar, moveProgress, smileShape } from '@gamehall/face'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { evaluateLight } from './evaluate-light.ts'
import { evaluateMovement } from './evaluate-movement.ts'
import {
  type EarlierScores,
  evaluateDarkness,
  evaluateReflection,
  isLitAsHead,
  isNeckUnseen,
} from './evaluate-reflection.ts'
import { minFaceSimilarity } from './face-similarity.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import type { BodyEvidence } from './measure-body.ts'
import type { CosineEvidence } from './measure-cosine.ts'
import type { EyeEvidence } from './measure-eyes.ts'
import type { ColorEvidence } from './measure-light.ts'
import { measureMouth } from './measure-mouth.ts'
import type { NeckEvidence } from './measure-neck.ts'
import type { NoseEvidence } from './measure-nose.ts'
import type { ReflectionEvidence } from './measure-reflection.ts'
import { meanOf } from './median.ts'
import { type PickedFace, pickFace } from './pick-face.ts'
import { isStillPicture } from './still-picture.ts'

/** Scores for the reviewer and the automatic decision, each 0 to 1 unless said otherwise. */
export interface ActionScores {
  /** Progress of the action at the last frame. */
  readonly action: number
  /** Lowest similarity of a frame to the face seen before. */
  readonly sameFace: number
  /** Anti-spoofing scores of two models: the minimum and the mean; null when the model gave none. */
  readonly realness: number | null
  readonly liveness: number | null
  /** How unevenly the light on a turning face changed; null of other actions. */
  readonly shading: number | null
  /** Share of ears and hair that stayed with the room; null of other actions; absent of checks begun before it was kept. */
  readonly contour?: number | null
  /** How strongly the skin followed the screen's colours; null when too few were shown. */
  readonly color: number | null
  /** How far the frame that follows them worst is from the others (`ColorResponse`); absent of checks begun before it was kept. */
  readonly colorFarthest?: number | null
  /** What both were computed from; absent of checks begun before it was kept. */
  readonly evidence?: ColorEvidence | null
  /** How parts of the picture returned them; absent of checks begun before it was kept. */
  readonly reflection?: ReflectionEvidence | null
  /** How that changed as the skin turned; absent of checks begun before it was kept. */
  readonly cosine?: CosineEvidence | null
  /** How skin, neck and ears returned them; absent of checks begun before it was kept. */
  readonly neck?: NeckEvidence | null
  /** How ridge and sides of the nose returned them; absent of checks begun before it was kept. */
  readonly nose?: NoseEvidence | null
  /** How the dark of the eyes and the skin returned them; absent of checks begun before it was kept. */
  readonly eyes?: EyeEvidence | null
  /** How face, shoulders and the room behind returned them; absent of checks begun before it was kept. */
  readonly body?: BodyEvidence | null
  /** How dark it is between the lips of an opened mouth, beside the skin; null of other actions, absent of checks begun before it was kept. */
  readonly mouth?: number | null
  /** How surely cheeks and eyes moved with a smile, in standard errors; null of other actions, absent of checks begun before it was kept. */
  readonly smile?: number | null
  /** Whether the screen's colours were seen on the skin; null when that cannot be told. */
  readonly isLit: boolean | null
  /** The frames have no noise of a camera. */
  readonly isNoiseless: boolean
  /** A turned face got a little wider; absent of checks begun before it was kept. */
  readonly isWide?: boolean
  /** The action ended much further than it was asked to go; absent of checks begun before it was kept. */
  readonly isTooFar?: boolean
}

export type ActionRule =
  | 'face_none'
  | 'face_many'
  | 'face_other'
  | 'face_still'
  | 'face_not_live'
  | 'face_action'
  | 'face_unclear'
  | 'face_hold_steady'
  | 'face_light'
  | 'face_more'
  | 'face_neck'

/** `why` names the measure that a film failed, for benchmarks and logs; players are not told. */
export type ActionVerdict =
  | {
      readonly ok: true
      /** Embedding of the neutral frame. */
      readonly calm: Float32Array
      /** The face in each frame. */
      readonly faces: readonly PickedFace[]
      readonly scores: ActionScores
    }
  | { readonly ok: false; readonly rule: ActionRule; readonly why?: string }

/** The frames of one action as they were taken. */
export interface ActionFilm {
  readonly action: FaceAction
  /** How far the action was asked to go: 1 is usual. */
  readonly amount: number
  /** Faces, encoded picture and the screen's colour of each frame, in order. */
  readonly frames: readonly {
    readonly faces: readonly FaceReading[]
    readonly picture: Uint8Array
    readonly color: ScreenColor | null
  }[]
}

/** What earlier actions of the same face check showed, oldest first. */
export interface EarlierActions {
  /** Embeddings of their neutral frames. */
  readonly known: readonly Float32Array[]
  readonly scores: readonly EarlierScores[]
}

/**
 * Checks that the frames show one action (§4): one face, the same throughout and as before, neutral at first, the
 * action at last, and partial progress in between; moved as a head moves, and lit as a head is lit.
 */
export function evaluateAction(
  { action, amount, frames }: ActionFilm,
  { known, scores }: EarlierActions,
): ActionVerdict {
  const picked = frames.map((frame) => pickFace(frame.faces))
  const refused = picked.find((pick) => 'rule' in pick)
  if (refused !== undefined && 'rule' in refused) return { ok: false, rule: refused.rule }
  const faces = picked.flatMap((pick) => ('face' in pick ? [pick.face] : []))
  const sameFace = minFaceSimilarity(faces, known)
  if (sameFace < LIVENESS_LIMITS.sameFace) return { ok: false, rule: 'face_other' }
  if (
    isStillPicture(
      faces,
      frames.map(({ picture }) => picture),
    )
  )
    return { ok: false, rule: 'face_still' }
  if (!hasMoved(action, amount, faces)) return { ok: false, rule: 'face_action' }
  const [first] = faces
  const last = faces.at(-1)
  if (first === undefined || last === undefined || faces.some(isPicture))
    return { ok: false, rule: 'face_not_live', why: 'models' }
  const movement = evaluateMovement(action, faces, progressOf(action, amount, faces))
  if (movement.against !== null) return { ok: false, rule: hintAt(movement.against), why: movement.against }
  const light = evaluateLight(
    action,
    faces.map((face, index) => ({ face, color: frames[index]?.color ?? null })),
  )
  if (movement.isWide && !isLitAsHead(light)) return { ok: false, rule: hintAt('width'), why: 'width' }
  const mouth = action === 'open_mouth' ? measureMouth(faces) : null
  const dark = evaluateDarkness(light, scores) ?? evaluateReflection({ ...light, mouth }, scores)
  if (dark !== null) {
    const mayPass = SETTLED_BY_NECK.includes(dark) && isNeckUnseen([...scores, light])
    return { ok: false, rule: mayPass ? 'face_neck' : hintAt(dark), why: dark }
  }
  return {
    ok: true,
    calm: first.embedding,
    faces,
    scores: {
      action: progressOf(action, amount, faces).at(-1) ?? 0,
      sameFace,
      realness: least(faces.map((face) => face.realness)),
      liveness: mean(faces.map((face) => face.liveness)),
      shading: light.shading,
      contour: movement.contour,
      color: light.color?.strength ?? null,
      colorFarthest: light.color?.farthest ?? null,
      evidence: light.color?.evidence ?? null,
      reflection: light.reflection,
      cosine: light.cosine,
      neck: light.neck,
      nose: light.nose,
      eyes: light.eyes,
      body: light.body,
      mouth,
      smile: movement.smile,
      isLit: light.isLit,
      isNoiseless: movement.isNoiseless,
      isWide: movement.isWide,
      isTooFar: isTooFar(action, first.measures, last.measures, {
        amount,
        margin: LIVENESS_LIMITS.overshoot,
      }),
    },
  }
}

/**
 * The hint shown to the player for a failed measure, in place of the measure itself. No hint helps a film of a picture or one
 * recorded under other colours.
 */
const HINTS: Readonly<Record<string, ActionRule>> = {
  background_bends: 'face_hold_steady',
  outside_still: 'face_more',
  same_light: 'face_light',
  jaw: 'face_more',
  cheeks: 'face_more',
  no_shoulders: 'face_neck',
}

/** What is for a person, and no reason to refuse, where the neck is lit. */
const SETTLED_BY_NECK: readonly string[] = ['tinted', 'cosine']

const hintAt = (why: string): ActionRule => HINTS[why] ?? 'face_not_live'

const isPicture = ({ realness, liveness }: PickedFace): boolean =>
  (realness ?? 1) < LIVENESS_LIMITS.clearlyNotReal && (liveness ?? 1) < LIVENESS_LIMITS.clearlyNotReal

function hasMoved(action: FaceAction, amount: number, faces: readonly PickedFace[]): boolean {
  const [first] = faces
  if (first === undefined || !isCalm(first.measures)) return false
  const progress = progressOf(action, amount, faces)
  const { fallBack, fallBackOfSmile } = LIVENESS_LIMITS
  // The emotion model jumps: a smile may also be followed by the shape of the mouth alone.
  const ways =
    action === 'smile'
      ? [progress, faces.map((face) => smileShape(first.measures, face.measures))]
      : [progress]
  return ways.some((way) => isMovement(way, action === 'smile' ? fallBackOfSmile : fallBack))
}

/** Among so many last frames, one shows the whole movement. */
const HELD_FRAMES = 2

/** Whether a progress begins, passes through what lies between, arrives, and does not go to and fro. */
function isMovement(progress: readonly number[], fallBack: number): boolean {
  const last = progress.at(-1) ?? 0
  const furthest = Math.max(...progress.slice(-HELD_FRAMES))
  const between = progress.slice(1, -1)
  const { step, shown, held } = LIVENESS_LIMITS
  return (
    furthest >= shown &&
    last >= held &&
    between.some((share) => share >= step && share <= furthest - step) &&
    progress.every((share, index) => index === 0 || share >= (progress[index - 1] ?? 0) - fallBack)
  )
}

function progressOf(action: FaceAction, amount: number, faces: readonly PickedFace[]): number[] {
  const [first] = faces
  return first === undefined
    ? []
    : faces.map((face) => moveProgress(action, first.measures, face.measures, amount))
}

/** The minimum; null when any value is missing. */
function least(values: readonly (number | null)[]): number | null {
  const said = values.filter((value) => value !== null)
  return said.length < values.length || said.length === 0 ? null : Math.min(...said)
}

/** The mean of the known values: this model is unsure of turned heads, so its minimum would reject genuine faces. */
function mean(values: readonly (number | null)[]): number | null {
  const said = values.filter((value) => value !== null)
  return said.length === 0 ? null : meanOf(said)
}
