import { expect, it } from 'vitest'
import { cubicBezier } from './easing.ts'

it('eases as style sheets do', () => {
  const ease = cubicBezier(0.25, 0.1, 0.25, 1)
  expect([0, 0.25, 0.5, 1].map((share) => ease(share).toFixed(3))).toEqual([
    '0.000',
    '0.409',
    '0.802',
    '1.000',
  ])
  const beyond = cubicBezier(0.2, 1.7, 0.4, 1)
  expect(beyond(0.5)).toBeGreaterThan(1)
})
