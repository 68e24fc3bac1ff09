import { type FaceAction, SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'
import {
  createFaceModel,
  createHeadModel,
  createStranger,
  filmHead,
  MOVE_POSES,
  readSampleFaces,
  renderFrame,
  type Still,
  scalePose,
} from '@gamehall/face/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createHumanReader } from '../../../../providers/face/index.ts'
import { evaluateAction, matchDocument } from './index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'

const reader = createHumanReader({
  onError: (error) => {
    throw error
  },
})
const SHARES = [0, 0, 0.2, 0.35, 0.5, 0.65, 0.8, 1]
const COLORS: readonly ScreenColor[] = ['red', 'red', 'blue', 'blue', 'green', 'green', 'red', 'red']

const toJpeg = ({ data, width, height }: Still) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()

async function evaluate(action: FaceAction, stills: readonly Still[], known: readonly Float32Array[] = []) {
  const pictures = await Promise.all(stills.map(toJpeg))
  const frames: Parameters<typeof evaluateAction>[0]['frames'][number][] = []
  for (const [index, picture] of pictures.entries()) {
    const faces = (await reader.readFaces(picture, AbortSignal.timeout(60_000))) ?? []
    frames.push({ picture, faces, color: COLORS[index] ?? null })
  }
  return evaluateAction({ action, amount: 1, frames }, { known, scores: [] })
}

it('evaluates a camera video: a head’s movements and light, a bent photo, another person, and the portrait', async () => {
  const { portrait, figure } = await readSampleFaces()
  const face = await createFaceModel(portrait, 280)
  const head = createHeadModel(face)
  const screens = COLORS.map((color) => SCREEN_LIGHT[color])
  const shown = async (move: 'turn_left' | 'open_mouth' | 'smile', known: readonly Float32Array[] = []) => {
    const verdict = await evaluate(move, filmHead(head, { move, shares: SHARES, screens }), known)
    if (!verdict.ok) throw new Error(`${move}: ${verdict.why ?? verdict.rule}`)
    return verdict
  }
  const left = await shown('turn_left')
  expect(left.scores.isLit).toBe(true)
  expect(left.scores.shading).toBeGreaterThan(0.035)
  const { scores: opened } = await shown('open_mouth', [left.calm])
  expect(opened.mouth).toBeLessThan(LIVENESS_LIMITS.mouthInside)
  const { scores: smiled } = await shown('smile', [left.calm])
  expect(smiled.smile).toBeGreaterThan(LIVENESS_LIMITS.smile)
  for (const { isLit, isNoiseless } of [opened, smiled]) expect([isLit, isNoiseless]).toEqual([true, false])

  const bent = SHARES.map((share, index) => renderFrame(face, scalePose(MOVE_POSES.turn_left, share), index))
  expect(await evaluate('turn_left', bent, [left.calm])).toMatchObject({ ok: false, rule: 'face_light' })
  const stranger = createHeadModel(await createStranger(face))
  expect(
    await evaluate('smile', filmHead(stranger, { move: 'smile', shares: SHARES, screens }), [left.calm]),
  ).toMatchObject({ rule: 'face_other' })

  const document = await reader.readFaces(figure, AbortSignal.timeout(60_000))
  expect(matchDocument(document?.[0] ?? null, [left.calm])).toBeGreaterThan(0.6)
}, 120_000)
