import type { FaceAction } from '@gamehall/contract/identity'
import {
  createFaceModel,
  createStranger,
  MOVE_POSES,
  NEUTRAL_POSE,
  readSampleFaces,
  renderFrame,
  type Still,
  scalePose,
} from '@gamehall/face/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createHumanReader } from '../../../../providers/face/index.ts'
import { evaluateAction, matchDocument } from './index.ts'

const reader = createHumanReader({
  onError: (error) => {
    throw error
  },
})

const toJpeg = ({ data, width, height }: Still) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()

async function see(stills: readonly Still[]) {
  const pictures = await Promise.all(stills.map(toJpeg))
  const read = pictures.map((picture) => reader.readFaces(picture, AbortSignal.timeout(60_000)))
  const frames = (await Promise.all(read)).map((faces) => faces ?? [])
  return { pictures, frames }
}

it('evaluates a camera video: movements, another person, a photo, and the document’s portrait', async () => {
  const { portrait, figure } = await readSampleFaces()
  const person = await createFaceModel(portrait)
  const film = (move: FaceAction, model = person) =>
    [0, 0.3, 1].map((share, index) => renderFrame(model, scalePose(MOVE_POSES[move], share), index))
  const judge = async (action: FaceAction, stills: readonly Still[], known: Float32Array[] = []) => {
    const { frames, pictures } = await see(stills)
    return evaluateAction(action, frames, pictures, known)
  }

  const left = await judge('turn_left', film('turn_left'))
  if (!left.ok) throw new Error(left.rule)
  expect(await judge('open_mouth', film('open_mouth'), [left.calm])).toMatchObject({ ok: true })
  expect(await judge('turn_right', film('turn_left'), [left.calm])).toMatchObject({ rule: 'face_action' })
  expect(await judge('smile', film('smile', await createStranger(person)), [left.calm])).toMatchObject({
    rule: 'face_other',
  })
  const photo = renderFrame(person, NEUTRAL_POSE, 1)
  expect(await judge('smile', [photo, photo, photo], [left.calm])).toMatchObject({ rule: 'face_still' })

  const document = await reader.readFaces(figure, AbortSignal.timeout(60_000))
  expect(matchDocument(document?.[0] ?? null, [left.calm])).toBeGreaterThan(0.6)
}, 90_000)
