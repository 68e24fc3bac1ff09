import { expect, it } from 'vitest'
import { calculateDragonGateHitRate } from './hit-rate.ts'
import { DRAGON_GATE_INFO } from './info.ts'
import { BASE_STRIPS } from './reel-strips.ts'
import { evaluateSpin } from './rules.ts'

it('is the declared share of paid spins', () => {
  expect((calculateDragonGateHitRate() * 100).toFixed(2)).toBe(DRAGON_GATE_INFO.hitRate)
})

it('agrees with a sample of spins within four standard deviations', () => {
  let state = 20_251_122
  const next = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const spins = 40_000
  let hits = 0
  for (let spin = 0; spin < spins; spin += 1) {
    const stops = BASE_STRIPS.map((strip) => next(strip.length))
    if (evaluateSpin('base', BASE_STRIPS, stops, 20n).win > 0n) hits += 1
  }
  const rate = calculateDragonGateHitRate()
  expect(Math.abs(hits / spins - rate)).toBeLessThan(4 * Math.sqrt((rate * (1 - rate)) / spins))
})
