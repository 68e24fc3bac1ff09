import { describe, expect, it } from 'vitest'
import { leaveFlight, rocketPlay, settleFlight, stopOf, verifyFlight } from './play.ts'
import {
  crashPointOf,
  drawCrashPoint,
  flightMs,
  formatMultiplier,
  LOWEST_CRASH,
  lastStop,
  MAX_MULTIPLIER,
  MIN_TARGET,
  msToReach,
  multiplierAt,
  parseTarget,
  payOf,
  ROCKET_BET,
  ROCKET_MAX_WIN,
} from './rules.ts'
import { rocketShared } from './shared.ts'

const RANGE = 2n ** 52n
/** How many of the 2⁵² values of h let the rocket reach a multiplier, by the formula's own inverse. */
const reaching = (target: number) => (99n * RANGE) / BigInt(target)
const targets = Array.from({ length: MAX_MULTIPLIER - MIN_TARGET + 1 }, (_, index) => MIN_TARGET + index)
const bet = (target: number | null, amount = '10.00') =>
  rocketPlay.open({ amount, target, slot: 0 }, { nextInt: () => 0 }).state

describe('the crash point', () => {
  it('is reached by exactly floor(99·2⁵² / T) values of h, at every target from 1.01 to 1,000', () => {
    const wrong = targets.filter((target) => {
      const first = RANGE - reaching(target)
      return crashPointOf(first) < target || crashPointOf(first - 1n) >= target
    })
    expect(wrong).toEqual([])
  })

  it('returns 99 % at every target, short of it by less than T / 2⁵²', () => {
    const wrong = targets.filter((target) => {
      const missing = 99n * RANGE - reaching(target) * BigInt(target)
      return missing < 0n || missing >= BigInt(target)
    })
    expect(wrong).toEqual([])
  })

  it('is 1.00 for 1.98 % of all flights, when nobody can leave', () => {
    const lost = RANGE - reaching(MIN_TARGET)
    expect(crashPointOf(0n)).toBe(LOWEST_CRASH)
    expect(crashPointOf(lost - 1n)).toBe(LOWEST_CRASH)
    expect(Number((lost * 10_000n) / RANGE)).toBe(198)
    expect(flightMs(LOWEST_CRASH)).toBe(0)
    expect(leaveFlight(bet(null), LOWEST_CRASH, 0)).toBeNull()
  })

  it('is capped, for the largest h too', () => {
    expect(crashPointOf(RANGE - 1n)).toBe(MAX_MULTIPLIER)
    expect(settleFlight(bet(null), MAX_MULTIPLIER)).toMatchObject({ pay: 1_000_000n })
  })

  it('takes 32 high and 20 low bits from the stream', () => {
    const words = [0xffff_ffff, 2 ** 20 - 1]
    const bounds: number[] = []
    const nextInt = (bound: number) => {
      bounds.push(bound)
      return words.shift() ?? 0
    }
    expect(drawCrashPoint({ nextInt })).toBe(MAX_MULTIPLIER)
    expect(bounds).toEqual([2 ** 32, 2 ** 20])
  })
})

describe('the flight', () => {
  it('reaches each multiplier at the first millisecond that shows it', () => {
    const wrong = targets.filter((target) => {
      const ms = msToReach(target)
      return multiplierAt(ms) < target || multiplierAt(ms - 1) >= target
    })
    expect(wrong).toEqual([])
  })

  it('pays an automatic cash-out its target at exactly the crash point, and nothing a hundredth above', () => {
    for (const crash of [101, 102, 199, 200, 1_000, 54_321, MAX_MULTIPLIER]) {
      expect(settleFlight(bet(crash), crash)).toMatchObject({ pay: BigInt(crash) * 10n, isOver: true })
      if (crash < MAX_MULTIPLIER)
        expect(settleFlight(bet(crash + 1), crash)).toEqual({ state: bet(crash + 1), isOver: true })
    }
  })

  it('never pays more by hand than the flight reached, at any millisecond up to the end', () => {
    for (const crash of [101, 250, 999]) {
      const end = flightMs(crash)
      for (let ms = 0; ms < end; ms += 1) {
        const left = leaveFlight(bet(null), crash, ms)
        if (left?.state.cashed_out !== multiplierAt(ms) || multiplierAt(ms) > crash) throw new Error(`${ms}`)
      }
      expect(leaveFlight(bet(null), crash, end)).toBeNull()
    }
  })

  it('is left by hand at each multiplier from 1.01 in the same flights as by a target, so 99 % come back', () => {
    // High up a millisecond passes several hundredths, of which only the last is shown.
    const shown = targets.filter((target) => multiplierAt(msToReach(target)) === target)
    const wrong = shown.filter((target) => {
      const ms = msToReach(target)
      const pays = (crash: number) => (ms < flightMs(crash) ? leaveFlight(bet(null), crash, ms)?.pay : 0n)
      return target < MAX_MULTIPLIER && (pays(target) !== payOf(1_000n, target) || pays(target - 1) !== 0n)
    })
    expect(shown.length).toBeGreaterThan(15_000)
    expect(wrong).toEqual([])
  })

  it('lasts until the crash point would be passed, and ends at the highest multiplier', () => {
    for (const crash of [101, 250, 99_999]) expect(flightMs(crash)).toBe(msToReach(crash + 1))
    expect(flightMs(MAX_MULTIPLIER)).toBe(msToReach(MAX_MULTIPLIER))
  })

  it('pays the stake back to who leaves by hand at 1.00×, in the first 125 milliseconds', () => {
    for (const ms of [0, 124])
      expect(leaveFlight(bet(null), MIN_TARGET, ms)).toMatchObject({
        state: { cashed_out: LOWEST_CRASH },
        pay: 1_000n,
        isOver: true,
      })
    expect(leaveFlight(bet(null), 200, 125)?.state.cashed_out).toBe(MIN_TARGET)
    expect(leaveFlight(bet(null), MIN_TARGET, 125)?.state.cashed_out).toBe(MIN_TARGET)
    expect(leaveFlight(bet(null), MIN_TARGET, flightMs(MIN_TARGET))).toBeNull()
  })

  it('pays the target to who presses after it was passed', () => {
    expect(leaveFlight(bet(150), 300, msToReach(200))?.state.cashed_out).toBe(150)
  })

  it('lets a bet leave where it pays the most that a bet may', () => {
    expect(lastStop(ROCKET_BET.max, null)).toBe(20_000)
    expect(stopOf({ amount: '5000.00', target: 50_000 })).toBe(20_000)
    expect(settleFlight(bet(null, '5000.00'), 60_000).pay).toBe(ROCKET_MAX_WIN)
    expect(lastStop(ROCKET_BET.min, null)).toBe(MAX_MULTIPLIER)
  })

  it('interrupted: a target that was passed stands, the rest is returned', () => {
    const moment = { phase: 'VOIDING', elapsedMs: msToReach(200), outcome: { crash: 300 } } as const
    const context = {
      bet: { amount: '10.00', target: null, slot: 0 as const },
      staked: 1_000n,
      paid: 0n,
      status: 'OPEN' as const,
      stream: { position: 0, fromStart: () => ({ nextInt: () => 0 }), nextInt: () => 0 },
      moment,
    }
    expect(rocketShared.settle(bet(200), context)).toMatchObject({ pay: 2_000n })
    for (const target of [201, 300, null])
      expect(rocketShared.settle(bet(target), context)).toMatchObject({ isOver: 'void' })
  })
})

it('counts at most what a bet won or lost for turnover, and nothing of a push', () => {
  const counted = (paid: bigint) => {
    const state = bet(null)
    const stream = { position: 0, fromStart: () => ({ nextInt: () => 0 }), nextInt: () => 0 }
    return rocketPlay.validBet(state, { bet: state, staked: 1_000n, paid, status: 'SETTLED', stream })
  }
  expect([0n, 1_000n, 1_010n, 2_000n, 50_000n].map(counted)).toEqual([1_000n, 0n, 10n, 1_000n, 1_000n])
})

it('reads and writes multipliers as players type them', () => {
  expect(['1.01', '2', '2.5', '1000'].map(parseTarget)).toEqual([101, 200, 250, 100_000])
  expect(['1', '1.00', '1000.01', '2.555', 'x', ''].map(parseTarget)).toEqual(Array(6).fill(null))
  expect([101, 250, 100_000].map(formatMultiplier)).toEqual(['1.01', '2.50', '1000.00'])
})

it('is recomputed from seed, salt and number', () => {
  const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'a salt', nonce: 7 }
  const { view } = verifyFlight(seeds, { amount: '10.00', target: 101, slot: 0 })
  expect(view.crash).toBeGreaterThanOrEqual(LOWEST_CRASH)
  expect(verifyFlight(seeds, { amount: '10.00', target: view.crash, slot: 0 }).paid).toBe(
    BigInt(view.crash ?? 0) * 10n,
  )
})
