import { expect, it } from 'vitest'
import { evaluate, look } from '../testing/synthetic-film.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { measureMouth } from './measure-mouth.ts'

const opening = (isMouthShut: boolean) =>
  [0.05, 0.05, 0.15, 0.25, 0.35, 0.45, 0.5, 0.55].map((mouthOpen) => look({ mouthOpen, isMouthShut }))

it('an opened mouth is dark inside', () => {
  expect(measureMouth(opening(false))).toBeLessThan(LIVENESS_LIMITS.mouthInside)
})

it('lips of a photo that are pulled apart show no inside', () => {
  expect(measureMouth(opening(true))).toBeGreaterThan(LIVENESS_LIMITS.mouthInside)
})

it('says nothing dark of lips that are out of the picture', () => {
  const outside = opening(false).map((face) => ({ ...face, scene: { ...face.scene, height: 20 } }))
  expect(measureMouth(outside)).toBe(0)
})

it('is kept of the action that opens the mouth alone', () => {
  const opened = evaluate(
    'open_mouth',
    opening(false).map((face) => [face]),
  )
  expect(opened.ok && opened.scores.mouth).toBeLessThan(LIVENESS_LIMITS.mouthInside)
  const smiled = evaluate(
    'smile',
    [0.1, 0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.95].map((smile) => [look({ smile })]),
  )
  expect(smiled.ok && smiled.scores.mouth).toBeNull()
})
