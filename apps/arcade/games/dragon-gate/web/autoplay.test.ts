import { expect, it } from 'vitest'
import { continueAutoplay } from './autoplay.ts'
import { createTestDragonGateRound, createTestSpin } from './testing/create-test-dragon-gate-round.ts'

const auto = { left: 10, winAtLeastMinor: 5_000n, lossLimitMinor: 10_000n, lostMinor: 0n }
const quiet = createTestDragonGateRound({})

it('counts down and stops after the last spin', () => {
  expect(continueAutoplay(auto, quiet)).toEqual({ ...auto, left: 9, lostMinor: 1_000n })
  expect(continueAutoplay({ ...auto, left: 1 }, quiet)).toBeNull()
})

it('stops on free spins and at the win limit', () => {
  const feature = createTestDragonGateRound({ spins: [createTestSpin({}), createTestSpin({ kind: 'free' })] })
  expect(continueAutoplay(auto, feature)).toBeNull()
  expect(continueAutoplay(auto, createTestDragonGateRound({ win: '50.00' }))).toBeNull()
  expect(continueAutoplay(auto, createTestDragonGateRound({ win: '49.99' }))).not.toBeNull()
})

it('stops before a spin that could lose more than the chosen limit', () => {
  expect(continueAutoplay({ ...auto, lostMinor: 8_000n }, quiet)).toMatchObject({ lostMinor: 9_000n })
  expect(continueAutoplay({ ...auto, lostMinor: 8_001n }, quiet)).toBeNull()
  const won = createTestDragonGateRound({ win: '45.00' })
  expect(continueAutoplay({ ...auto, lostMinor: 9_000n }, won)).toMatchObject({ lostMinor: 5_500n })
})

it('continues after any win when none is to stop it', () => {
  const free = { ...auto, left: 3, winAtLeastMinor: null }
  expect(continueAutoplay(free, createTestDragonGateRound({ win: '9999.00' }))).not.toBeNull()
})
