import { describe, expect, it } from 'vitest'
import { sumUncounted } from '../../src/games/uncounted.ts'
import { cardsOf } from '../../src/testing/card-stream.ts'
import { checkBaccaratBet, checkInRound } from './check-bet.ts'
import { addChips, settleHand, verifyHand } from './play.ts'
import { BACCARAT_SPOTS, type BaccaratSpot, type BaccaratTable, type Deal, spotReturn } from './rules.ts'
import type { BaccaratBet } from './schemas.ts'
import { baccaratShared, highestPay } from './shared.ts'
import { baccaratUncounted, baccaratValidBet } from './valid-bet.ts'

const dealOf = (player: string, banker: string): Deal => ({
  player: cardsOf(player),
  banker: cardsOf(banker),
})
const PLAYER_WINS = dealOf('9S TS', '7H TH')
const BANKER_WINS = dealOf('2S 4S', '3H 4H')
const BANKER_SIX = dealOf('2S 3S KD', '2H 4H')
const BANKER_SIX_OF_THREE = dealOf('2S 3S KD', 'AH AD 4H')
const TIE = dealOf('3S 4S', '2H 5H')
const NATURAL_TIE = dealOf('9S TS', '4H 5H')
const bet = (
  chips: Partial<Record<BaccaratSpot, string>>,
  table: BaccaratTable = 'standard',
): BaccaratBet => ({
  table,
  chips: BACCARAT_SPOTS.flatMap((spot) => {
    const amount = chips[spot]
    return amount === undefined ? [] : [{ spot, amount }]
  }),
})
type Stakes = Partial<Record<BaccaratSpot, bigint>>
const stakesOf = (chips: Stakes) =>
  BACCARAT_SPOTS.flatMap((spot) => {
    const stake = chips[spot]
    return stake === undefined ? [] : [{ spot, stake }]
  })
const uncounted = (chips: Stakes, deal: Deal, table: BaccaratTable = 'standard') =>
  sumUncounted(baccaratUncounted(stakesOf(chips), deal, table))
const valid = (chips: Stakes, deal: Deal, table: BaccaratTable = 'standard') => {
  const counted = baccaratValidBet(stakesOf(chips), deal, table)
  const rest = uncounted(chips, deal, table).reduce((sum, { amount }) => sum + amount, 0n)
  expect(counted + rest).toBe(stakesOf(chips).reduce((sum, { stake }) => sum + stake, 0n))
  return counted
}

it('names why chips do not count: opposite ones, a returned stake, a win below the stake', () => {
  const chips = { player: 30_000n, banker: 100_000n }
  expect(uncounted(chips, TIE)).toEqual([
    { cause: 'push', amount: 70_000n },
    { cause: 'opposite', amount: 60_000n },
  ])
  expect(uncounted(chips, BANKER_WINS)).toEqual([
    { cause: 'opposite', amount: 60_000n },
    { cause: 'small_win', amount: 3_500n },
  ])
  expect(uncounted(chips, PLAYER_WINS)).toEqual([{ cause: 'opposite', amount: 60_000n }])
})

describe('what a spot returns', () => {
  it.each([
    ['player', PLAYER_WINS, 200],
    ['player', TIE, 100],
    ['banker', BANKER_WINS, 195],
    ['tie', TIE, 900],
    ['tie', PLAYER_WINS, 0],
    ['small', BANKER_WINS, 250],
    ['big', BANKER_SIX, 154],
    ['super_six', BANKER_SIX, 1_600],
    ['lucky_six', BANKER_SIX, 1_300],
    ['lucky_six', BANKER_SIX_OF_THREE, 2_100],
    ['lucky_six', BANKER_WINS, 0],
    ['player_dragon', PLAYER_WINS, 200],
    ['player_dragon', NATURAL_TIE, 100],
    ['banker_dragon', NATURAL_TIE, 100],
    ['player_dragon', TIE, 0],
    ['banker_dragon', dealOf('2S 8S KD', '3H 6H'), 200],
    ['banker_dragon', dealOf('TS 4S 6D', 'AH 2H 6D'), 3_100],
    ['banker_dragon', dealOf('TS 4S 7D', 'AH 2H 6D'), 1_100],
    ['banker_dragon', dealOf('TS 4S AD', 'AH 2H 6D'), 200],
    ['banker_dragon', dealOf('TS 4S 2D', 'AH 2H 6D'), 0],
  ] as const)('%s of %j: %i hundredths', (spot, deal, returned) => {
    expect(spotReturn(spot, deal, 'standard')).toBe(returned)
  })

  it('banker without commission: all of it, half with six', () => {
    expect(spotReturn('banker', BANKER_WINS, 'super_six')).toBe(200)
    expect(spotReturn('banker', BANKER_SIX, 'super_six')).toBe(150)
    expect(spotReturn('banker', BANKER_SIX, 'standard')).toBe(195)
  })
})

describe('what counts for turnover', () => {
  it('is the difference of player and banker, whatever wins', () => {
    expect(valid({ player: 10_000n, banker: 4_000n }, PLAYER_WINS)).toBe(6_000n)
    expect(valid({ player: 10_000n, banker: 4_000n }, BANKER_WINS)).toBe(6_000n)
    expect(valid({ player: 10_000n, banker: 10_000n }, BANKER_WINS)).toBe(0n)
    expect(valid({ big: 3_000n, small: 1_000n }, BANKER_WINS)).toBe(2_000n)
  })

  it('is nothing for a stake that a tie gave back', () => {
    expect(valid({ player: 10_000n, banker: 3_000n }, TIE)).toBe(0n)
    expect(valid({ player: 10_000n, tie: 1_000n }, TIE)).toBe(1_000n)
    expect(valid({ player_dragon: 1_000n, banker_dragon: 1_000n }, NATURAL_TIE)).toBe(0n)
  })

  it('is what a chip won where that is less than its stake', () => {
    expect(valid({ banker: 10_000n }, BANKER_WINS)).toBe(9_500n)
    expect(valid({ banker: 10_000n }, BANKER_SIX, 'super_six')).toBe(5_000n)
    expect(valid({ big: 10_000n }, BANKER_SIX)).toBe(5_400n)
    expect(valid({ banker: 10_000n }, PLAYER_WINS)).toBe(10_000n)
    expect(valid({ small: 10_000n }, PLAYER_WINS)).toBe(10_000n)
  })
})

describe('limits', () => {
  it.each([
    [bet({ player: '10.00' }), null],
    [bet({ player: '50000.00', banker: '50000.00' }), null],
    [bet({ player: '5.00' }), 'below_minimum'],
    [bet({ player: '15.00' }), 'not_a_choice'],
    [bet({ player: '50010.00' }), 'above_maximum'],
    [bet({ lucky_six: '3010.00' }), 'above_maximum'],
    [bet({ player: '50000.00', banker: '50000.00', tie: '10.00' }), 'above_maximum'],
    [bet({ super_six: '10.00' }), 'not_a_choice'],
    [bet({ super_six: '10.00' }, 'super_six'), null],
  ] as const)('%j: %s', (one, fault) => {
    expect(checkBaccaratBet(one)).toBe(fault)
  })

  it('takes 大 and 小 in the first 30 hands of a shoe only', () => {
    const size = bet({ small: '10.00' })
    expect([30, 31, 66, 67].map((number) => checkInRound(size, number))).toEqual([
      null,
      'not_a_choice',
      'not_a_choice',
      null,
    ])
    expect(checkInRound(bet({ tie: '10.00' }), 31)).toBeNull()
  })

  it('cover what a bet can pay: no hand pays more than its exposure', () => {
    const state = {
      table: 'super_six' as const,
      chips: BACCARAT_SPOTS.map((spot) => ({ spot, amount: '1000.00', win: '0.00' })),
      hand: null,
    }
    const most = highestPay(state)
    for (const deal of [PLAYER_WINS, BANKER_WINS, BANKER_SIX, BANKER_SIX_OF_THREE, TIE, NATURAL_TIE]) {
      const hand = { ...deal, shoe: 1, hand: 1, hands: 66, burnt: null, left: 300 }
      expect(settleHand(state, hand).pay ?? 0n).toBeLessThanOrEqual(most)
    }
  })
})

describe('a bet', () => {
  const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'a salt', nonce: 7 }

  it('adds chips to those of the same spot, and is recomputed with them', () => {
    const first = bet({ player: '100.00' })
    const added = bet({ player: '50.00', tie: '10.00' })
    expect(addChips(first.chips, added.chips)).toEqual([
      { spot: 'player', amount: '150.00' },
      { spot: 'tie', amount: '10.00' },
    ])
    const whole = verifyHand(seeds, bet({ player: '150.00', tie: '10.00' }), [])
    expect(verifyHand(seeds, first, [{ kind: 'add', chips: added.chips }])).toEqual(whole)
    expect(whole.staked).toBe(16_000n)
  })

  it('is returned whole when its round is void', () => {
    const state = { table: 'standard' as const, chips: [], hand: null }
    const context = {
      bet: bet({ player: '10.00' }),
      staked: 1_000n,
      paid: 0n,
      status: 'OPEN' as const,
      stream: { position: 0, fromStart: () => ({ nextInt: () => 0 }), nextInt: () => 0 },
      moment: { phase: 'VOIDING', elapsedMs: 0, outcome: null } as const,
    }
    expect(baccaratShared.settle(state, context)).toEqual({ state, isOver: 'void' })
  })
})
