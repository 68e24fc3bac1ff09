import { describe, expect, it } from 'vitest'
import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { cardsOf } from '../../src/testing/card-stream.ts'
import {
  cardOfValue,
  enumerateReturns,
  PAIR_RETURN_PERCENT,
  returnOf,
  SHOE_ORDERS,
  totalReturn,
} from './enumerate-returns.ts'
import { BACCARAT_MAX_WIN, BACCARAT_TABLE_IDS, SPOT_LIMITS, TABLE_SPOTS } from './limits.ts'
import { BACCARAT_RETURNS, DRAGON_ONE_IN, PLAYER_DEVIATION, SPOT_CHANCE, spotRtp } from './return.ts'
import {
  BACCARAT_SPOTS,
  type BaccaratSpot,
  type BaccaratTable,
  bankerDraws,
  type Deal,
  deal,
  spotReturn,
} from './rules.ts'

const VALUES = Array.from({ length: 10 }, (_, value) => value)
const cards = (...values: number[]) => values.map(cardOfValue)
/** Deals the given cards in their order; those that the rules do not call for stay in the shoe. */
function dealFrom(given: readonly PlayingCard[]): Deal {
  let next = 0
  return deal(() => {
    next += 1
    return given[next - 1] ?? 'KC'
  })
}

const combinations = enumerateReturns()
const total = (spot: BaccaratSpot, table: BaccaratTable) => totalReturn(combinations, spot, table)

/** The house's edge in percent, with four decimals. */
const edgeOf = (returned: bigint): string =>
  (100 - Number((returned * 1_000_000n) / SHOE_ORDERS) / 1_000_000).toFixed(4)

describe('the edges of eight decks, over all orders of the cards', () => {
  it.each([
    ['player', 1.2351],
    ['banker', 1.0579],
    ['tie', 14.3596],
    ['big', 4.346],
    ['small', 5.283],
    ['super_six', 13.818],
    ['lucky_six', 16.684],
    ['player_dragon', 2.652],
    ['banker_dragon', 9.373],
  ] as const)('%s %f %%', (spot, declared) => {
    const digits = `${declared}`.split('.')[1]?.length ?? 0
    expect(Number(edgeOf(total(spot, 'standard'))).toFixed(digits)).toBe(declared.toFixed(digits))
  })

  it('banker without commission 1.4581 %, all else as at the standard table', () => {
    expect(edgeOf(total('banker', 'super_six'))).toBe('1.4581')
    for (const spot of BACCARAT_SPOTS.filter((one) => one !== 'banker'))
      expect(total(spot, 'super_six')).toBe(total(spot, 'standard'))
  })

  it('are what is declared, each rounded down to two decimals', () => {
    const percentOf = (returned: bigint) => (Number((returned * 100n) / SHOE_ORDERS) / 100).toFixed(2)
    for (const table of BACCARAT_TABLE_IDS)
      for (const spot of BACCARAT_SPOTS.filter((one) => !one.endsWith('pair')))
        expect([spot, spotRtp(table, spot)]).toEqual([spot, percentOf(total(spot, table))])
    const pair = Math.floor(PAIR_RETURN_PERCENT * 100) / 100
    expect(spotRtp('standard', 'player_pair')).toBe(pair.toFixed(2))
    const { rtp } = BACCARAT_RETURNS
    expect([rtp(), rtp('banker'), rtp('tie')]).toEqual(['98.54', '98.94', '85.64'])
  })

  it('come with the chances that the info page shows', () => {
    const chanceOf = (spot: BaccaratSpot) => {
      const orders = combinations
        .filter((each) => returnOf(each, spot, 'standard') > 100n)
        .reduce((sum, each) => sum + each.orders, 0n)
      return (Number((orders * 10_000n) / SHOE_ORDERS) / 100).toFixed(2)
    }
    const pair = (Math.floor((31 / 415) * 10_000) / 100).toFixed(2)
    const chances = BACCARAT_SPOTS.map((spot) => [spot, spot.endsWith('pair') ? pair : chanceOf(spot)])
    expect(SPOT_CHANCE).toEqual(Object.fromEntries(chances))
    const dragons = combinations
      .filter((each) => returnOf(each, 'player_dragon', 'standard') === 3_100n)
      .reduce((sum, each) => sum + each.orders, 0n)
    expect(Math.round(Number(SHOE_ORDERS) / Number(dragons))).toBe(DRAGON_ONE_IN)
  })

  it('vary as declared, those of player and banker', () => {
    const deviationOf = (spot: BaccaratSpot, table: BaccaratTable) => {
      const squares = combinations.reduce(
        (sum, each) => sum + each.orders * returnOf(each, spot, table) ** 2n,
        0n,
      )
      const [mean, square] = [total(spot, table), squares].map((sum) =>
        Number((sum * 10n ** 10n) / SHOE_ORDERS),
      )
      return Math.sqrt((square ?? 0) / 1e14 - ((mean ?? 0) / 1e12) ** 2)
    }
    expect(deviationOf('player', 'standard')).toBeCloseTo(PLAYER_DEVIATION, 2)
    for (const table of BACCARAT_TABLE_IDS)
      expect(deviationOf('banker', table)).toBeLessThan(PLAYER_DEVIATION)
  })

  it('come with at most the payout that each table declares, every spot filled', () => {
    for (const table of BACCARAT_TABLE_IDS) {
      const paid = combinations.map((each) =>
        TABLE_SPOTS[table].reduce(
          (sum, spot) => sum + (SPOT_LIMITS[spot].max * returnOf(each, spot, table)) / 100n,
          0n,
        ),
      )
      const most = paid.toSorted((a, b) => (a < b ? 1 : -1))[0]
      expect(`${table} ${most}`).toBe(`${table} ${BACCARAT_MAX_WIN[table]}`)
    }
  })

  it('a pair 10.361 %: the second card is one of 31 of 415', () => {
    expect((100 - PAIR_RETURN_PERCENT).toFixed(3)).toBe('10.361')
    const pair = dealFrom([...cards(7), ...cards(1), ...cards(7), ...cards(2), ...cards(9), ...cards(9)])
    expect(spotReturn('player_pair', pair, 'standard')).toBe(1_200)
    expect(spotReturn('banker_pair', pair, 'standard')).toBe(0)
    const pictures = dealFrom(cardsOf('JS AS QS 2S 9S 9S'))
    expect(spotReturn('player_pair', pictures, 'standard')).toBe(0)
  })
})

describe('the third card', () => {
  it('is drawn by the banker by the published table', () => {
    const table = ['', '', '', '012345679', '234567', '4567', '67', '']
    for (const [banker, thirds] of table.entries()) {
      if (banker < 3) continue
      const drawn = VALUES.filter((third) => bankerDraws(5, banker, third)).join('')
      expect(drawn).toBe(thirds)
    }
    expect(VALUES.filter((banker) => bankerDraws(6, banker, null))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is drawn by nobody against a natural', () => {
    expect(dealFrom(cards(4, 0, 4, 0, 9, 9))).toEqual({ player: cards(4, 4), banker: cards(0, 0) })
    expect(dealFrom(cards(0, 4, 0, 5, 9, 9)).player).toHaveLength(2)
  })

  it('is the fifth card of the banker when the player stands', () => {
    expect(dealFrom(cards(3, 2, 3, 2, 7, 1))).toEqual({ player: cards(3, 3), banker: cards(2, 2, 7) })
  })
})
