import { NEUTRAL_MEASURES } from '@gamehall/face/testing/neutral-measures'
import { expect, it } from 'vitest'
import { brightnessOf } from './brightness.ts'
import { evaluateDetection } from './evaluate-detection.ts'
import type { FaceDetection, FacePosition } from './face-messages.ts'

const face = (given: Partial<FacePosition> = {}): FacePosition => ({
  middleX: 0.5,
  middleY: 0.5,
  height: 0.6,
  measures: NEUTRAL_MEASURES,
  ...given,
})
const sight = (faces: readonly FacePosition[], brightness = 130): FaceDetection => ({
  faces,
  brightness,
  ms: 20,
})

it.each<[string, FaceDetection]>([
  ['fine', sight([face()])],
  ['fine', sight([face(), face({ height: 0.1 })])],
  ['none', sight([])],
  ['dark', sight([], 20)],
  ['dark', sight([face()], 20)],
  ['bright', sight([face()], 245)],
  ['many', sight([face(), face({ height: 0.4 })])],
  ['far', sight([face({ height: 0.2 })])],
  ['near', sight([face({ height: 0.97 })])],
  ['aside', sight([face({ middleX: 0.85 })])],
])('a sight is %s', (verdict, seen) => {
  expect(evaluateDetection(seen)).toBe(verdict)
})

it('brightness is measured at the face, not around it', () => {
  const data = new Uint8ClampedArray(40 * 40 * 4).fill(255)
  for (let y = 10; y < 30; y += 1)
    for (let x = 10; x < 30; x += 1) data.fill(20, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3)
  const picture = { data, width: 40, height: 40 }
  expect(brightnessOf(picture, { x: 0.25, y: 0.25, width: 0.5, height: 0.5 })).toBeCloseTo(20, 0)
  expect(brightnessOf(picture)).toBeGreaterThan(150)
  expect(brightnessOf(picture, { x: 2, y: 2, width: 1, height: 1 })).toBe(0)
})
