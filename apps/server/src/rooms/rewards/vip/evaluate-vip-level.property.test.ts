import { minor } from '@gamehall/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { evaluateVipLevel, HOLD_PERIOD_MS, type VipStatus, type VipTier } from './evaluate-vip-level.ts'

const tier = (level: number, deposit: bigint, bets: bigint, hold: bigint): VipTier => ({
  level,
  depositMinor: minor(deposit),
  validBetMinor: minor(bets),
  holdMinor: minor(hold),
})
const tiers = [
  tier(0, 0n, 0n, 0n),
  tier(1, 100n, 1_000n, 300n),
  tier(2, 500n, 5_000n, 1_500n),
  tier(3, 900n, 9_000n, 4_000n),
]

interface Day {
  readonly deposit: number
  readonly bets: number
}

/** Simulates a player's days, evaluating each at its end, as the nightly job does. */
function play(days: readonly Day[]) {
  let at = Date.UTC(2026, 0, 1)
  let state = { level: 0, highest: 0, heldFrom: new Date(at), deposit: 0n, validBet: 0n, heldBet: 0n }
  return days.map((day) => {
    at += DAY_MS
    const end = new Date(at)
    state = {
      ...state,
      deposit: state.deposit + BigInt(day.deposit),
      validBet: state.validBet + BigInt(day.bets),
      heldBet: state.heldBet + BigInt(day.bets),
    }
    const standing: VipStatus = {
      ...state,
      depositMinor: minor(state.deposit),
      validBetMinor: minor(state.validBet),
      heldBetMinor: minor(state.heldBet),
    }
    const verdict = evaluateVipLevel(standing, tiers, end)
    if (verdict?.kind === 'held') state = { ...state, heldFrom: verdict.heldFrom, heldBet: 0n }
    else if (verdict !== null) {
      const highest = Math.max(state.highest, verdict.level)
      state = { ...state, level: verdict.level, highest, heldFrom: end, heldBet: 0n }
    }
    return { standing, verdict, end, level: state.level }
  })
}

const anyDays = fc.array(
  fc.record({
    deposit: fc.integer({ min: 0, max: 60 }),
    bets: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600 })),
  }),
  { maxLength: 400 },
)

describe('§4 evaluateVipLevel over simulated days', () => {
  it('promotes by at most one level a day, and only when the level is reached', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        let before = 0
        for (const { level, standing, verdict } of play(days)) {
          expect(Math.abs(level - before)).toBeLessThanOrEqual(1)
          if (verdict?.kind === 'promoted') {
            expect(standing.depositMinor >= (tiers[level]?.depositMinor ?? 0n)).toBe(true)
            expect(standing.validBetMinor >= (tiers[level]?.validBetMinor ?? 0n)).toBe(true)
          }
          before = level
        }
      }),
    )
  })

  it('relegates only at the end of a hold period whose requirement is not met', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        for (const { standing, verdict, end } of play(days)) {
          const isDue = end.getTime() - standing.heldFrom.getTime() >= HOLD_PERIOD_MS
          const isMet = standing.heldBetMinor >= (tiers[standing.level]?.holdMinor ?? 0n)
          if (verdict?.kind === 'relegated') {
            expect(isDue && !isMet).toBe(true)
            expect(verdict.level).toBe(standing.level - 1)
          }
          if (standing.level > 0 && isDue && verdict === null)
            expect.unreachable('a due level review returns a verdict')
        }
      }),
    )
  })

  it('relegates an inactive player by one level every 90 days', () => {
    const busy = Array.from({ length: 3 }, () => ({ deposit: 900, bets: 9_000 }))
    const idle = Array.from({ length: 300 }, () => ({ deposit: 0, bets: 0 }))
    const levels = play([...busy, ...idle]).map(({ level }) => level)
    expect(levels.slice(0, 3)).toEqual([1, 2, 3])
    expect([levels[91], levels[92], levels[181], levels[182], levels[271], levels[272]]).toEqual([
      3, 2, 2, 1, 1, 0,
    ])
  })

  it('restores a lost level only by its hold requirement after the downgrade', () => {
    const busy = [{ deposit: 500, bets: 5_000 }]
    const idle = Array.from({ length: 91 }, () => ({ deposit: 0, bets: 0 }))
    const days = play([...busy, ...idle, { deposit: 0, bets: 1_499 }, { deposit: 0, bets: 1 }])
    expect(days.slice(-3).map(({ level }) => level)).toEqual([1, 1, 2])
  })
})
