import { describe, expect, it } from 'vitest'
import type { HandAction } from './schemas.ts'
import { bestAction, expectedResult, oddsAgainst } from './strategy.ts'

const LETTERS: Readonly<Record<string, HandAction>> = {
  H: 'hit',
  S: 'stand',
  D: 'double',
  P: 'split',
  R: 'surrender',
}
/** The dealer's cards as the published charts order them: 2 to 10, then the ace. */
const UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

const bestOf = (points: readonly number[]) => {
  const [first, second] = points
  const pair = first === second ? (['split'] as const) : []
  return UP.map((up) =>
    bestAction({ points, up, allowed: ['hit', 'stand', 'double', ...pair, 'surrender'], handsOfSpot: 1 }),
  )
}
const chart = (letters: string) => Array.from(letters, (letter) => LETTERS[letter])

describe('the best action on two cards', () => {
  it.each([
    ['hard 8', [5, 3], 'HHHHHHHHHH'],
    ['hard 9', [5, 4], 'HDDDDHHHHH'],
    ['hard 10', [6, 4], 'DDDDDDDDHH'],
    ['hard 11', [6, 5], 'DDDDDDDDDH'],
    ['hard 12', [10, 2], 'HHSSSHHHHH'],
    ['hard 13', [10, 3], 'SSSSSHHHHH'],
    ['hard 15', [10, 5], 'SSSSSHHHRH'],
    ['hard 16', [10, 6], 'SSSSSHHRRR'],
    ['hard 17', [10, 7], 'SSSSSSSSSS'],
    ['soft 13', [1, 2], 'HHHHDHHHHH'],
    ['soft 16', [1, 5], 'HHDDDHHHHH'],
    ['soft 17', [1, 6], 'HDDDDHHHHH'],
    ['soft 18', [1, 7], 'SDDDDSSHHH'],
    ['soft 19', [1, 8], 'SSSSSSSSSS'],
    ['aces', [1, 1], 'PPPPPPPPPP'],
    ['twos', [2, 2], 'PPPPPPHHHH'],
    ['fours', [4, 4], 'HHHPPHHHHH'],
    ['fives', [5, 5], 'DDDDDDDDHH'],
    ['sixes', [6, 6], 'PPPPPHHHHH'],
    ['eights', [8, 8], 'PPPPPPPPPP'],
    ['nines', [9, 9], 'PPPPPSPPSS'],
    ['tens', [10, 10], 'SSSSSSSSSS'],
  ] as const)('of %s (%j) against 2–10 and ace is %s, as the published charts say', (_, points, letters) => {
    expect(bestOf(points)).toEqual(chart(letters))
  })
})

it('takes what is allowed only', () => {
  const hand = { points: [10, 6], up: 10, handsOfSpot: 1 }
  expect(bestAction({ ...hand, allowed: ['hit', 'stand', 'surrender'] })).toBe('surrender')
  expect(bestAction({ ...hand, allowed: ['hit', 'stand'] })).toBe('hit')
})

it('values standing on 20 against a six, and a split less once the spot has no room for more hands', () => {
  expect(oddsAgainst(6).stand({ total: 20, isSoft: false })).toBeCloseTo(0.703959, 6)
  const nines = { points: [9, 9], up: 6, allowed: [] }
  expect(expectedResult({ ...nines, handsOfSpot: 1 }, 'split')).toBeGreaterThan(
    expectedResult({ ...nines, handsOfSpot: 3 }, 'split'),
  )
})
