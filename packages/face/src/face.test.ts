import { describe, expect, it } from 'vitest'
import {
  areShouldersOutOfFrame,
  compareEmbeddings,
  type FacePoint,
  isCalm,
  isTooFar,
  measureFace,
  moveProgress,
  pickLandmarks,
  smileShape,
} from './index.ts'

/** The measured points of a mesh from a neutral portrait. */
const RECORDED: Readonly<Record<number, FacePoint>> = {
  10: [119, 28, -6],
  152: [126, 222, 4],
  234: [46, 118, 54],
  454: [208, 112, 49],
  1: [121, 140, -25],
  2: [122, 150, -18],
  168: [123, 92, -5],
  17: [123, 188, -8],
  33: [68, 97, 9],
  263: [179, 91, 6],
  61: [97, 175, 1],
  291: [151, 173, 0],
  13: [123, 172, -9],
  14: [123, 174, -8],
  78: [100, 175, 0],
  308: [148, 173, 0],
}
const meshOf = (points: Readonly<Record<number, FacePoint>>) =>
  Array.from({ length: 468 }, (_, place): FacePoint => points[place] ?? [0, 0, 0])

function measure(changes: Readonly<Record<number, FacePoint>> = {}, happiness = 0.1) {
  const landmarks = pickLandmarks(meshOf({ ...RECORDED, ...changes }))
  if (landmarks === null) throw new Error('no landmarks')
  return measureFace(landmarks, happiness)
}

/** The recorded mesh rotated in the picture’s plane. */
function rolled(degrees: number): Record<number, FacePoint> {
  const angle = (degrees * Math.PI) / 180
  return Object.fromEntries(
    Object.entries(RECORDED).map(([place, [x, y, z]]): [string, FacePoint] => [
      place,
      [
        125 + (x - 125) * Math.cos(angle) + (y - 125) * Math.sin(angle),
        125 - (x - 125) * Math.sin(angle) + (y - 125) * Math.cos(angle),
        z,
      ],
    ]),
  )
}

describe('measureFace', () => {
  it('measures a neutral face', () => {
    const calm = measure()
    expect(isCalm(calm)).toBe(true)
    expect(calm.mouthOpen).toBeLessThan(0.1)
    expect(calm.mouthWidth).toBeCloseTo(0.486, 1)
  })

  it('turns towards the person’s own left as the nose goes to the right of the picture', () => {
    expect(measure({ 1: [160, 140, -20] }).yaw).toBeGreaterThan(measure().yaw + 20)
    expect(measure({ 1: [85, 140, -20] }).yaw).toBeLessThan(measure().yaw - 20)
  })

  it('rolls without turning', () => {
    expect(measure(rolled(10)).roll - measure().roll).toBeCloseTo(10, 0)
    expect(measure(rolled(10)).yaw).toBeCloseTo(measure().yaw, 3)
  })

  it('does not yaw when a flat picture is rotated: it only gets narrower', () => {
    const narrow = Object.fromEntries(
      Object.entries(RECORDED).map(([place, [x, y, z]]): [string, FacePoint] => [
        place,
        [125 + (x - 125) * 0.6, y, z],
      ]),
    )
    expect(Math.abs(measure(narrow).yaw - measure().yaw)).toBeLessThan(3)
  })

  it('measures the mouth by height per width', () => {
    expect(measure({ 14: [123, 200, -8] }).mouthOpen).toBeGreaterThan(0.5)
    expect(measure({ 14: [123, 400, -8] }).mouthOpen).toBe(1)
  })

  it('measures how far the lower lip is below the nose, however the head is tilted', () => {
    expect(measure({ 17: [123, 208, -8] }).mouthDrop / measure().mouthDrop).toBeCloseTo(1.5, 1)
    expect(measure(rolled(15)).mouthDrop).toBeCloseTo(measure().mouthDrop, 3)
  })

  it('measures how far the corners of the mouth are lifted, however the head is tilted', () => {
    const lifted = { 61: [97, 168, 1], 291: [151, 166, 0] } as const
    for (const beside of ['mouthLiftFromEyes', 'mouthLiftFromNose'] as const) {
      expect(measure(lifted)[beside] - measure()[beside]).toBeCloseTo(0.063, 2)
      expect(measure(rolled(15))[beside]).toBeCloseTo(measure()[beside], 3)
    }
  })

  it('returns null for an incomplete mesh', () => {
    expect(pickLandmarks(meshOf(RECORDED).slice(0, 300))).toBeNull()
    expect(pickLandmarks(meshOf({ ...RECORDED, 1: [Number.NaN, 0, 0] }))).toBeNull()
  })
})

describe('moveProgress', () => {
  const calm = measure()
  const now = (changes: Partial<typeof calm>) => ({ ...calm, ...changes })

  it('is relative to the face’s own neutral frame', () => {
    expect(moveProgress('turn_left', calm, now({ yaw: calm.yaw + 10 }))).toBeCloseTo(0.5)
    expect(moveProgress('turn_right', calm, now({ yaw: calm.yaw + 10 }))).toBe(0)
    expect(moveProgress('turn_right', calm, now({ yaw: calm.yaw - 40 }))).toBe(1)
    expect(moveProgress('open_mouth', calm, calm)).toBe(0)
    expect(moveProgress('open_mouth', calm, now({ mouthOpen: 0.7 }))).toBe(1)
  })

  it('is too far from well beyond what was asked on; a smile never is', () => {
    const turned = (by: number) => now({ yaw: calm.yaw + by })
    expect(isTooFar('turn_left', calm, turned(33), { amount: 1 })).toBe(false)
    expect(isTooFar('turn_left', calm, turned(35), { amount: 1 })).toBe(true)
    expect(isTooFar('turn_left', calm, turned(35), { amount: 1, margin: 1.15 })).toBe(false)
    expect(isTooFar('turn_left', calm, turned(35), { amount: 1.25 })).toBe(false)
    expect(isTooFar('turn_right', calm, turned(-35), { amount: 1 })).toBe(true)
    expect(isTooFar('open_mouth', calm, now({ mouthOpen: 0.6 }), { amount: 1 })).toBe(false)
    expect(isTooFar('open_mouth', calm, now({ mouthOpen: 0.9 }), { amount: 1 })).toBe(true)
    expect(isTooFar('smile', calm, now({ smile: 1, mouthWidth: calm.mouthWidth * 2 }), { amount: 1 })).toBe(
      false,
    )
  })

  it('detects a smile by happiness or by mouth width', () => {
    expect(moveProgress('smile', calm, now({ smile: 0.95 }))).toBe(1)
    expect(moveProgress('smile', calm, now({ mouthWidth: calm.mouthWidth * 1.2, smile: 0 }))).toBe(1)
    expect(moveProgress('smile', calm, now({ smile: 0.95, mouthOpen: 0.6 }))).toBe(0)
  })

  it('detects a small smile by its shape: a little wider, with its corners lifted', () => {
    const wider = { mouthWidth: calm.mouthWidth * 1.07 }
    const lifted = (beside: 'mouthLiftFromEyes' | 'mouthLiftFromNose', by: number) => ({
      [beside]: calm[beside] + by,
    })
    const both = { ...lifted('mouthLiftFromEyes', 0.04), ...lifted('mouthLiftFromNose', 0.03) }
    const small = now({ ...wider, ...both, smile: 0.1 })
    expect(smileShape(calm, small)).toBe(1)
    expect(moveProgress('smile', calm, small)).toBe(1)
    const far = { ...lifted('mouthLiftFromEyes', 0.3), ...lifted('mouthLiftFromNose', 0.3) }
    expect(smileShape(calm, now(far)), 'lifted only').toBeLessThan(0.8)
    expect(smileShape(calm, now(wider)), 'wider only').toBeLessThan(0.6)
    for (const nodded of [lifted('mouthLiftFromEyes', 0.3), lifted('mouthLiftFromNose', 0.3)])
      expect(smileShape(calm, now({ ...wider, ...nodded })), 'nodded').toBeLessThan(0.6)
  })

  it('detects a mouth whose lips part little by its lower lip: neither alone is enough', () => {
    const parted = { mouthOpen: calm.mouthOpen + 0.17 }
    const dropped = { mouthDrop: calm.mouthDrop * 1.4 }
    expect(moveProgress('open_mouth', calm, now({ ...parted, ...dropped }))).toBe(1)
    expect(moveProgress('open_mouth', calm, now({ ...parted, ...dropped }), 1.15), 'further').toBeLessThan(1)
    expect(moveProgress('open_mouth', calm, now(parted)), 'parted only').toBeLessThan(0.8)
    expect(
      moveProgress('open_mouth', calm, now({ mouthDrop: calm.mouthDrop * 3 })),
      'dropped only',
    ).toBeLessThan(0.8)
  })

  it('ignores mouth movements of a turned face', () => {
    expect(moveProgress('open_mouth', calm, now({ mouthOpen: 0.7, yaw: calm.yaw + 25 }))).toBe(0)
  })
})

it.each([
  [false, { bottom: 0.7, height: 0.4 }],
  [false, { bottom: 0.8, height: 0.4 }],
  [true, { bottom: 0.81, height: 0.4 }],
  [true, { bottom: 1.1, height: 0.9 }],
])('the shoulders are out of the picture: %s (%j)', (isOut, face) => {
  expect(areShouldersOutOfFrame(face)).toBe(isOut)
})

describe('compareLikeness', () => {
  it('is 1 for equal embeddings, 0 for unrelated ones or another length', () => {
    expect(compareEmbeddings(Float32Array.of(1, 2), Float32Array.of(2, 4))).toBeCloseTo(1)
    expect(compareEmbeddings(Float32Array.of(1, 0), Float32Array.of(0, 1))).toBe(0)
    expect(compareEmbeddings(Float32Array.of(1, 0), Float32Array.of(-1, 0))).toBe(0)
    expect(compareEmbeddings(Float32Array.of(1), Float32Array.of(1, 0))).toBe(0)
    expect(compareEmbeddings(new Float32Array(2), Float32Array.of(1, 0))).toBe(0)
  })
})
