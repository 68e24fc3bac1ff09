import { describe, expect, it } from 'vitest'
import { continueAutoplay, startAutoplay } from './autoplay.ts'

const settings = {
  rounds: 10,
  lossLimitMinor: 10_000n,
  isStoppedByAnyWin: false,
  stopAtTimes: 5,
  isStoppedByFeature: true,
}
const auto = startAutoplay(settings)
const lost = { stakeMinor: 1_000n, paidMinor: 0n, hasFeature: false }

describe('autoplay', () => {
  it('counts down and stops after the last round', () => {
    expect(continueAutoplay(auto, lost)).toEqual({ settings, roundsLeft: 9, lostMinor: 1_000n })
    expect(continueAutoplay({ ...auto, roundsLeft: 1 }, lost)).toBeNull()
  })

  it('stops at a win of the chosen size, and not below', () => {
    expect(continueAutoplay(auto, { ...lost, paidMinor: 5_000n })).toBe('win')
    expect(continueAutoplay(auto, { ...lost, paidMinor: 4_999n })).toHaveProperty('roundsLeft', 9)
    const never = { ...auto, settings: { ...settings, stopAtTimes: null } }
    expect(continueAutoplay(never, { ...lost, paidMinor: 999_900n })).toHaveProperty('roundsLeft', 9)
  })

  it('stops at any win where that was chosen; a return of the stake is none', () => {
    const any = { ...auto, settings: { ...settings, isStoppedByAnyWin: true } }
    expect(continueAutoplay(any, { ...lost, paidMinor: 1_001n })).toBe('any_win')
    expect(continueAutoplay(any, { ...lost, paidMinor: 1_000n })).toHaveProperty('roundsLeft', 9)
  })

  it('stops at a feature where that was chosen', () => {
    expect(continueAutoplay(auto, { ...lost, hasFeature: true })).toBe('feature')
    const go = { ...auto, settings: { ...settings, isStoppedByFeature: false } }
    expect(continueAutoplay(go, { ...lost, hasFeature: true })).toHaveProperty('roundsLeft', 9)
  })

  it('starts no round that could lose more than the limit', () => {
    expect(continueAutoplay({ ...auto, lostMinor: 8_000n }, lost)).toMatchObject({ lostMinor: 9_000n })
    expect(continueAutoplay({ ...auto, lostMinor: 8_001n }, lost)).toBe('loss_limit')
    expect(continueAutoplay({ ...auto, lostMinor: 9_000n }, { ...lost, paidMinor: 4_500n })).toMatchObject({
      lostMinor: 5_500n,
    })
  })
})
