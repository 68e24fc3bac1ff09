import type { FaceAction } from '@gamehall/contract/identity'
import {
  addNoise,
  createFaceModel,
  createStranger,
  type FaceModel,
  MOVE_POSES,
  NEUTRAL_POSE,
  paintFace,
  poseFace,
  readSampleFaces,
  renderFrame,
  type Still,
  scalePose,
} from '@gamehall/face/testing'
import sharp from 'sharp'
import { brighten, encodeJpeg, enlarge, narrow } from './alter-still.ts'

/**
 * What is shown for one action, as JPEG. Honest people are filmed, and the guide chooses the frames; in place of them, frames are
 * handed in as they are. `known` is what was seen of the person before.
 */
export interface Attempt {
  readonly kind: string
  readonly isHonest: boolean
  readonly action: FaceAction
  readonly frames: readonly Buffer[]
  readonly known: readonly Buffer[]
}

const ACTIONS: readonly FaceAction[] = ['open_mouth', 'turn_left', 'turn_right', 'smile']
/** As the face of the last action was already another one, and the first was one's own. */
const CHANGED = 'changes face on the way'
const WAY = [0, 0.3, 1] as const
/** As a camera films it. */
const FILM = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1, 1] as const

const film = (model: FaceModel, action: FaceAction, begin: number, way: readonly number[] = WAY): Still[] =>
  way.map((share, index) => renderFrame(model, scalePose(MOVE_POSES[action], share), begin + index))

/** Two people, each near and far, in good light, in poor light, and a little out of focus. */
async function people(): Promise<{ readonly name: string; readonly model: FaceModel }[]> {
  const { portrait } = await readSampleFaces()
  const soft = await sharp(portrait).blur(0.8).jpeg({ quality: 60 }).toBuffer()
  const first = await createFaceModel(portrait)
  const models = {
    near: first,
    far: await createFaceModel(portrait, 230),
    soft: await createFaceModel(soft),
    dim: { ...first, still: brighten(first.still, 0.55) },
    other: await createStranger(first),
  }
  return Object.entries(models).map(([name, model]) => ({ name, model }))
}

/** Everything that is judged: what honest people show, and what is tried in their place. */
export async function makeAttempts(): Promise<Attempt[]> {
  const everybody = await people()
  const [first] = everybody
  if (first === undefined) return []
  const calm = await encodeJpeg(renderFrame(first.model, NEUTRAL_POSE, 1000))
  const honest = everybody.flatMap(({ name, model }) =>
    ACTIONS.map((action, index) => ({
      kind: `honest, ${name}`,
      isHonest: true,
      action,
      stills: film(model, action, index * 10, FILM),
      known: [] as Buffer[],
    })),
  )
  const stranger = await createStranger(first.model)
  const lastCalm = await encodeJpeg(renderFrame(stranger, NEUTRAL_POSE, 1001))
  const attacks = ACTIONS.flatMap((action, index) =>
    Object.entries(attacksOn(action, first.model, stranger, 200 + index * 20)).map(([kind, stills]) => ({
      kind,
      isHonest: false,
      action,
      stills,
      known: kind === CHANGED ? [calm, lastCalm] : [calm],
    })),
  )
  return Promise.all(
    [...honest, ...attacks].map(async ({ stills, ...attempt }) => ({
      ...attempt,
      frames: await Promise.all(stills.map(encodeJpeg)),
    })),
  )
}

function attacksOn(
  action: FaceAction,
  model: FaceModel,
  stranger: FaceModel,
  at: number,
): Record<string, readonly Still[]> {
  const [begin, between, shown] = film(model, action, at)
  const others = film(stranger, action, at)
  const still = model.still
  if (begin === undefined || between === undefined || shown === undefined) return {}
  const drawnIn = (share: number) => paintFace(model, poseFace(model, scalePose(MOVE_POSES[action], share)))
  return {
    'one still three times': [begin, begin, begin],
    'a photo held before the camera': [0, 1, 2].map((index) => addNoise(still, at + index)),
    'a photo brought nearer': [1, 1.08, 1.16].map((scale, index) =>
      addNoise(enlarge(still, scale), at + index),
    ),
    'a photo turned aside': [1, 0.85, 0.7].map((share, index) => addNoise(narrow(still, share), at + index)),
    'two stills, nothing in between': [begin, renderFrame(model, NEUTRAL_POSE, at + 7), shown],
    'another action': film(model, ACTIONS[(ACTIONS.indexOf(action) + 1) % 4] ?? 'smile', at),
    'a mouth drawn into a still':
      action === 'open_mouth' || action === 'smile' ? WAY.map(drawnIn) : [begin, begin, shown],
    'somebody else at last': [begin, between, others[2] ?? shown],
    'somebody else throughout': others,
    [CHANGED]: others,
  }
}
