import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { validBetOf } from './chips.ts'
import {
  checkChips,
  highestPayout,
  LOWEST_OTHER_RTP,
  maxPayoutOn,
  SIC_BO_LIMITS,
  SIC_BO_MAX_WIN,
  SIC_BO_RETURNS,
} from './limits.ts'
import { type Dice, rollDice, type SicBoSpot, spotReturn, totalPays } from './rules.ts'
import { SPOTS } from './spots.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])))
/** The house's edge in percent over all 216 rolls. */
const edgeOf = (spot: SicBoSpot): string => {
  const returned = ROLLS.reduce((sum, dice) => sum + spotReturn(spot, dice), 0)
  return (100 - (returned * 100) / ROLLS.length).toFixed(3)
}

describe('the edges over all rolls', () => {
  it.each(['big', 'small', 'odd', 'even'] as const)('%s 2.778 %%', (kind) => {
    expect(edgeOf({ kind })).toBe('2.778')
  })

  it.each([
    [4, 62, '12.500'],
    [5, 31, '11.111'],
    [6, 18, '12.037'],
    [7, 12, '9.722'],
    [8, 8, '12.500'],
    [9, 7, '7.407'],
    [10, 6, '12.500'],
  ] as const)('a total of %i pays %i, %s %%, and its mirror too', (total, pays, edge) => {
    for (const one of [total, 21 - total]) {
      expect(totalPays(one)).toBe(pays)
      expect(edgeOf({ kind: 'total', total: one })).toBe(edge)
    }
  })

  it.each(FACES)('of the face %i: triple 16.20, double 11.11, single 7.87 %%', (face) => {
    expect(edgeOf({ kind: 'triple', face })).toBe('16.204')
    expect(edgeOf({ kind: 'double', face })).toBe('11.111')
    expect(edgeOf({ kind: 'single', face })).toBe('7.870')
  })

  it('any triple 11.11 %, each of 15 pairs 2.78 %', () => {
    expect(edgeOf({ kind: 'any_triple' })).toBe('11.111')
    const pairs = FACES.flatMap((a) => FACES.filter((b) => b > a).map((b): [number, number] => [a, b]))
    expect(pairs).toHaveLength(15)
    for (const faces of pairs) expect(edgeOf({ kind: 'pair', faces })).toBe('2.778')
  })
})

it('loses big, small, odd and even to a triple, and pays a single once for each die', () => {
  for (const kind of ['big', 'small', 'odd', 'even'] as const) {
    expect(spotReturn({ kind }, [6, 6, 6])).toBe(0)
    expect(spotReturn({ kind }, [1, 1, 1])).toBe(0)
  }
  expect(
    [[1, 2, 3] as const, [1, 1, 3] as const, [1, 1, 1] as const].map((dice) =>
      spotReturn({ kind: 'single', face: 1 }, dice),
    ),
  ).toEqual([2, 3, 4])
})

it.each([3, 18])('has no bet on a total of %i', (total) => {
  expect(() => totalPays(total)).toThrow(RangeError)
})

it('rolls from the stream', () => {
  const roll = (nonce: number) =>
    rollDice(createRandomStream({ serverSeed: '0f'.repeat(32), clientSeed: 'salt', nonce }))
  const rolls = Array.from({ length: 300 }, (_, nonce) => roll(nonce))
  expect(new Set(rolls.flat())).toEqual(new Set(FACES))
  expect(roll(7)).toEqual(rolls[7])
})

describe('the table', () => {
  const perSpot = SPOTS.map(({ id, kind }) => ({ spot: id, stake: SIC_BO_LIMITS[kind].max }))

  it('has 52 spots, and declares of each kind the return over all rolls, rounded down', () => {
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(52)
    for (const { kind, covers } of SPOTS) {
      const returned = ROLLS.reduce((sum, dice) => sum + spotReturn(covers, dice), 0)
      expect(SIC_BO_RETURNS.rtp(kind)).toBe((Math.floor((returned * 10_000) / ROLLS.length) / 100).toFixed(2))
    }
    expect(SIC_BO_RETURNS.rtp()).toBe('97.22')
    expect(LOWEST_OTHER_RTP).toBe('83.79')
  })

  it('pays the stated odds for each spot', () => {
    for (const { covers, pays } of SPOTS) {
      const best = Math.max(...ROLLS.map((dice) => spotReturn(covers, dice)))
      expect(covers.kind === 'single' ? 2 : best).toBe(pays + 1)
    }
  })

  it('never pays more than it declares', () => {
    const allowed = perSpot.filter((_, index) => index % 3 === 0)
    expect(checkChips(allowed)).toBe('above_maximum')
    for (const one of perSpot) {
      expect(checkChips([one])).toBeNull()
      expect(highestPayout([one]) <= SIC_BO_MAX_WIN).toBe(true)
    }
    expect(ROLLS.filter((dice) => maxPayoutOn(dice) === SIC_BO_MAX_WIN)).toHaveLength(24)
    const triple = perSpot.filter(({ spot }) =>
      ['triple-6', 'any_triple', 'double-6', 'single-6'].includes(spot),
    )
    expect(SIC_BO_MAX_WIN >= highestPayout(triple)).toBe(true)
  })
})

describe('what counts for turnover', () => {
  const count = (...stakes: readonly (readonly [string, bigint])[]) =>
    validBetOf(stakes.map(([spot, stake]) => ({ spot, stake })))

  it('is the difference of opposite bets, and every other stake', () => {
    expect(count(['big', 100n])).toBe(100n)
    expect(count(['big', 100n], ['small', 100n])).toBe(0n)
    expect(count(['big', 100n], ['small', 30n], ['odd', 50n], ['even', 60n])).toBe(80n)
    expect(count(['big', 100n], ['odd', 50n], ['single-1', 10n])).toBe(160n)
  })
})
