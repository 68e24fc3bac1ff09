import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import {
  BACCARAT_SPOTS,
  type BaccaratSpot,
  type BaccaratTable,
  bankerDraws,
  type Card,
  dealFrom,
  dealRound,
  handTotal,
  spotReturn,
  winnerOf,
} from './rules.ts'

const CARDS = 416
const ORDERS = [416, 415, 414, 413, 412, 411].reduce((all, left) => all * BigInt(left), 1n)
const VALUES = Array.from({ length: 10 }, (_, value) => value)
const card = (value: number): Card => ({ rank: value === 0 ? 10 : value, suit: 0 })
const cards = (...values: number[]) => values.map(card)

/**
 * What every spot returns over all orders of six cards of eight decks, in hundredths: by the values of the cards, each weighted
 * with the number of its orders. Pairs are of ranks and counted apart.
 */
function enumerateReturns(table: BaccaratTable): Map<BaccaratSpot, bigint> {
  const left: number[] = VALUES.map((value) => (value === 0 ? 128 : 32))
  const sums = new Map<BaccaratSpot, bigint>(BACCARAT_SPOTS.map((spot) => [spot, 0n]))
  const dealt: number[] = []
  const take = (weight: number, depth: number) => {
    if (depth === 6) return count(weight)
    for (const value of VALUES) {
      const ways = left[value] ?? 0
      left[value] = ways - 1
      dealt.push(value)
      take(weight * ways, depth + 1)
      dealt.pop()
      left[value] = ways
    }
  }
  const count = (weight: number) => {
    const deal = dealFrom(cards(...dealt))
    for (const spot of BACCARAT_SPOTS) {
      const returned = spotReturn(spot, deal, table)
      if (returned > 0) sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(weight) * BigInt(returned))
    }
  }
  take(1, 0)
  return sums
}

/** The house's edge in percent, with four decimals. */
const edgeOf = (returned: bigint): string =>
  (100 - Number((returned * 1_000_000n) / ORDERS) / 1_000_000).toFixed(4)

describe('the edges of eight decks, over all orders of the cards', () => {
  const standard = enumerateReturns('standard')

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
    expect(Number(edgeOf(standard.get(spot) ?? 0n)).toFixed(digits)).toBe(declared.toFixed(digits))
  })

  it('banker without commission 1.4581 %, all else as at the standard table', () => {
    const free = enumerateReturns('super_six')
    expect(edgeOf(free.get('banker') ?? 0n)).toBe('1.4581')
    for (const spot of BACCARAT_SPOTS.filter((one) => one !== 'banker'))
      expect(free.get(spot)).toBe(standard.get(spot))
  })

  it('a pair 10.361 %: the second card is one of 31 of 415', () => {
    expect((100 - (31 / (CARDS - 1)) * 1_200).toFixed(3)).toBe('10.361')
    const pair = dealFrom([...cards(7), ...cards(1), ...cards(7), ...cards(2), ...cards(9), ...cards(9)])
    expect(spotReturn('player_pair', pair, 'standard')).toBe(1_200)
    expect(spotReturn('banker_pair', pair, 'standard')).toBe(0)
    const pictures = dealFrom([{ rank: 11, suit: 0 }, ...cards(1), { rank: 12, suit: 0 }, ...cards(2, 9, 9)])
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

it('deals from the stream without putting a card back', () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'salt', nonce }
    const deal = dealRound(createRandomStream(seeds))
    expect(dealRound(createRandomStream(seeds))).toEqual(deal)
    expect(['player', 'banker', 'tie']).toContain(winnerOf(deal))
    expect(handTotal(deal.player)).toBeLessThan(10)
  }
})
