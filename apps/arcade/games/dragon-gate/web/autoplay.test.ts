import { expect, it } from 'vitest'
import { continueAutoplay } from './autoplay.ts'
import { createTestDragonGateRound, createTestSpin } from './testing/create-test-dragon-gate-round.ts'

const auto = { left: 10, winAtLeastMinor: 5_000n, balanceBelowMinor: 1_000n }
const quiet = createTestDragonGateRound({})

it('counts down and stops after the last spin', () => {
  expect(continueAutoplay(auto, quiet, '500.00')).toEqual({ ...auto, left: 9 })
  expect(continueAutoplay({ ...auto, left: 1 }, quiet, '500.00')).toBeNull()
})

it('stops on free spins, at the win limit and below the balance limit', () => {
  const feature = createTestDragonGateRound({ spins: [createTestSpin({}), createTestSpin({ kind: 'free' })] })
  expect(continueAutoplay(auto, feature, '500.00')).toBeNull()
  expect(continueAutoplay(auto, createTestDragonGateRound({ win: '50.00' }), '500.00')).toBeNull()
  expect(continueAutoplay(auto, createTestDragonGateRound({ win: '49.99' }), '500.00')).not.toBeNull()
  expect(continueAutoplay(auto, quiet, '9.99')).toBeNull()
  expect(continueAutoplay(auto, quiet, '10.00')).not.toBeNull()
})

it('continues without limits when none are set', () => {
  const free = { left: 3, winAtLeastMinor: null, balanceBelowMinor: null }
  expect(continueAutoplay(free, createTestDragonGateRound({ win: '9999.00' }), '0.00')).not.toBeNull()
})
