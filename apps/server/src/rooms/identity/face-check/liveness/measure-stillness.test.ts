import { expect, it } from 'vitest'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { drawFace, SYNTHETIC_FACE, type SyntheticFace } from '../testing/synthetic-face.ts'
import { measureStillness } from './measure-stillness.ts'

let frames = 0

const look = (does: Partial<SyntheticFace>): FaceReading => {
  frames += 1
  return {
    box: { x: 0, y: 0, width: 1, height: 1 },
    score: 1,
    measures: { yaw: 0, pitch: 0, roll: 0, mouthOpen: 0, smile: 0, mouthWidth: 0, mouthLift: 0 },
    embedding: Float32Array.of(1),
    realness: null,
    liveness: null,
    patch: new Uint8Array(0),
    ...drawFace({ ...SYNTHETIC_FACE, frame: frames, ...does }),
  }
}

it('finds what stays around a face that turns, whatever the light and a little movement of the camera', () => {
  const still = measureStillness(look({}), look({ yaw: 30, isOutsideStill: true }))
  expect(still).toBeGreaterThan(0.85)
  const lit = look({ yaw: 30, isOutsideStill: true, screen: 'red', isTinted: true, shift: [1, 0] })
  expect(measureStillness(look({}), lit)).toBeGreaterThan(0.85)
})

it('sees hair move with a head, and a room move with the camera', () => {
  const still = measureStillness(look({}), look({ yaw: 30, isOutsideStill: true }))
  expect(measureStillness(look({}), look({ yaw: 30 }))).toBeLessThan(still - 0.1)
  expect(measureStillness(look({}), look({ yaw: 30, shift: [5, 3] }))).toBeLessThan(0.4)
})
