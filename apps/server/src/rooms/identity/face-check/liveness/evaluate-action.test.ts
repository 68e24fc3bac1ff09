import type { FaceAction } from '@gamehall/contract/identity'
import type { FaceMeasures } from '@gamehall/face'
import { describe, expect, it } from 'vitest'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { evaluateAction, matchDocument } from './index.ts'

let frames = 0

/** A neutral face that fills half of the picture, except for the given values. */
function look(does: Partial<FaceMeasures> = {}, given: Partial<FaceReading> = {}): FaceReading {
  frames += 1
  const noise = frames
  return {
    box: { x: 0.25, y: 0.25, width: 0.4, height: 0.5 },
    score: 0.95,
    measures: { yaw: 0, pitch: 0, roll: 0, mouthOpen: 0.05, smile: 0.1, mouthWidth: 0.5, ...does },
    embedding: Float32Array.of(1, 0.2),
    realness: 0.8,
    liveness: 0.9,
    patch: Uint8Array.from({ length: 48 * 48 }, (_, index) => 120 + ((index * (7 + noise)) % 17)),
    ...given,
  }
}

const stranger = { embedding: Float32Array.of(0.2, 1) }
const me = [Float32Array.of(1, 0.1)]

function judge(
  action: FaceAction,
  seen: readonly (readonly FaceReading[])[],
  known: readonly Float32Array[] = me,
) {
  const pictures = seen.map((_, index) => Uint8Array.of(index))
  const verdict = evaluateAction(action, seen, pictures, known)
  return verdict.ok ? 'shown' : verdict.rule
}

const yaw = (...degrees: number[]) => degrees.map((value) => [look({ yaw: value })])
const mouth = (...heights: number[]) => heights.map((value) => [look({ mouthOpen: value })])

describe('§4 face recognition: what an action is', () => {
  it.each<[FaceAction, (readonly FaceReading[])[]]>([
    ['turn_left', yaw(0, 12, 25)],
    ['turn_right', yaw(2, -8, -15, -24)],
    ['open_mouth', mouth(0.05, 0.25, 0.6)],
    ['smile', [0.1, 0.5, 0.9].map((smile) => [look({ smile })])],
    ['smile', [0.5, 0.53, 0.58].map((mouthWidth) => [look({ mouthWidth })])],
  ])('%s, from a calm look on', (action, seen) => {
    expect(judge(action, seen)).toBe('shown')
  })

  it.each<[string, FaceAction, (readonly FaceReading[])[]]>([
    ['the other side', 'turn_left', yaw(0, -12, -25)],
    ['half of it', 'turn_left', yaw(0, 5, 10)],
    ['not calm at first', 'turn_left', yaw(16, 25, 40)],
    ['not at last', 'turn_left', yaw(0, 25, 10)],
    ['to and fro', 'turn_left', yaw(0, 16, 2, 25)],
    ['from one to the other at once', 'turn_left', yaw(0, 0.5, 25)],
    ['another action', 'open_mouth', yaw(0, 12, 25)],
    ['an open mouth for a smile', 'smile', mouth(0.05, 0.25, 0.6)],
    [
      'a turned head with an open mouth',
      'open_mouth',
      [0, 12, 25].map((turned) => [look({ yaw: turned, mouthOpen: turned / 40 })]),
    ],
  ])('%s is none', (_, action, seen) => {
    expect(judge(action, seen)).toBe('face_action')
  })
})

describe('§4 face recognition: who shows it', () => {
  const [calm, between, done] = [[look()], [look({ yaw: 12 })], [look({ yaw: 25 })]]

  it.each<[string, (readonly FaceReading[])[], string]>([
    ['nobody', [calm, [], done], 'face_none'],
    ['what is hardly a face', [calm, [look({}, { score: 0.3 })], done], 'face_none'],
    [
      'two',
      [calm, [look({ yaw: 12 }), look({}, { box: { x: 0, y: 0, width: 0.3, height: 0.4 } })], done],
      'face_many',
    ],
    [
      'one who is far away',
      [calm, between, [look({}, { box: { x: 0, y: 0, width: 0.1, height: 0.1 } })]],
      'face_unclear',
    ],
    [
      'one in the dark',
      [calm, between, [look({}, { patch: new Uint8Array(48 * 48).fill(12) })]],
      'face_unclear',
    ],
    ['somebody else at last', [calm, between, [look({ yaw: 25 }, stranger)]], 'face_other'],
    [
      'somebody else throughout',
      [[look({}, stranger)], [look({ yaw: 12 }, stranger)], [look({ yaw: 25 }, stranger)]],
      'face_other',
    ],
    [
      'a picture of one at last',
      [calm, between, [look({ yaw: 25 }, { realness: 0.05, liveness: 0.1 })]],
      'face_not_live',
    ],
    [
      'a picture of one',
      [0, 12, 25].map((turned) => [look({ yaw: turned }, { realness: 0.05, liveness: 0.1 })]),
      'face_not_live',
    ],
  ])('%s', (_, seen, rule) => {
    expect(judge('turn_left', seen)).toBe(rule)
  })

  it('a face that morphs with every frame or action', () => {
    const between = { embedding: Float32Array.of(1, 0.9) }
    expect(judge('turn_left', [calm, [look({ yaw: 12 }, between)], [look({ yaw: 25 }, stranger)]])).toBe(
      'face_other',
    )
    const others = yaw(0, 12, 25).map(([reading = look()]) => [{ ...reading, ...stranger }])
    expect(judge('turn_left', others, [...me, between.embedding, stranger.embedding])).toBe('face_other')
  })

  it('a face with passers-by far behind', () => {
    const passer = look({}, { box: { x: 0, y: 0, width: 0.08, height: 0.1 }, ...stranger })
    expect(judge('turn_left', [calm, [...between, passer], done])).toBe('shown')
  })

  it('anybody, when no face is known yet', () => {
    const seen = yaw(0, 12, 25).map(([reading = look()]) => [{ ...reading, ...stranger }])
    expect(judge('turn_left', seen, [])).toBe('shown')
  })
})

describe('§4 face recognition: a still picture', () => {
  it('is the same bytes twice', () => {
    const picture = Uint8Array.of(1, 2, 3)
    const seen = yaw(0, 12, 25)
    expect(evaluateAction('turn_left', seen, [picture, Uint8Array.of(9), picture], me)).toEqual({
      ok: false,
      rule: 'face_still',
    })
  })

  it('is the same eyes and background with a different mouth', () => {
    const { patch } = look()
    const drawn = mouth(0.05, 0.25, 0.6).map(([reading = look()], index) => {
      const bent = Uint8Array.from(patch)
      bent.fill(index * 20, (48 * 48) / 2)
      return [{ ...reading, patch: bent }]
    })
    expect(judge('open_mouth', drawn)).toBe('face_still')
  })
})

describe('the result', () => {
  it('has the neutral embedding and scores; the lowest realness counts', () => {
    const [calm = [], between = []] = yaw(0, 12)
    const seen = [calm, between, [look({ yaw: 25 }, { realness: 0.4 })]]
    const pictures = seen.map((_, index) => Uint8Array.of(index))
    const verdict = evaluateAction('turn_left', seen, pictures, me)
    expect(verdict).toMatchObject({ ok: true, scores: { action: 1, realness: 0.4 } })
    expect(verdict.ok && verdict.calm).toBe(calm[0]?.embedding)
    expect(verdict.ok && verdict.scores.sameFace).toBeGreaterThan(0.9)
  })

  it('has no score where a model gave none', () => {
    const seen = yaw(0, 12, 25).map(([reading = look()]) => [{ ...reading, realness: null, liveness: null }])
    const pictures = seen.map((_, index) => Uint8Array.of(index))
    expect(evaluateAction('turn_left', seen, pictures, [])).toMatchObject({
      ok: true,
      scores: { realness: null, liveness: null },
    })
  })
})

describe('the document’s portrait', () => {
  it('is compared with every neutral frame: one of another person fails it', () => {
    expect(matchDocument(look(), [...me, ...me])).toBeGreaterThan(0.9)
    expect(matchDocument(look(), [...me, ...me, ...me, stranger.embedding])).toBeLessThan(0.5)
    expect(matchDocument(look({}, stranger), me)).toBeLessThan(0.5)
  })

  it('is null without a portrait or a frame', () => {
    expect(matchDocument(null, me)).toBeNull()
    expect(matchDocument(look(), [])).toBeNull()
  })
})
