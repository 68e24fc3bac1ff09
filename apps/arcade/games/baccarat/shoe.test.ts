import { describe, expect, it } from 'vitest'
import { CHAIN_LENGTH, chainRoundOf } from '../../src/fairness/chain-round.ts'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { CARDS, DECK_SIZE } from '../../src/games/playing-cards.ts'
import { handTotal, winnerOf } from './rules.ts'
import { dealHand, HANDS_PER_SHOE, type Hand, SHOE_CARDS, shoePlace } from './shoe.ts'
import { dealTimes } from './timeline.ts'

const SALT = 'a public salt'
/** The seeds of rounds 1, 2, … of a chain: each hashes to the one before it. */
function chain(length: number): string[] {
  const seeds = ['5e'.repeat(32)]
  while (seeds.length < length) seeds.unshift(hashServerSeed(seeds[0] ?? ''))
  return seeds
}
const seeds = chain(2 * HANDS_PER_SHOE)
const handOf = (number: number): Hand =>
  dealHand(chainRoundOf({ serverSeed: seeds[number - 1] ?? '', clientSeed: SALT, nonce: number }))
const shoe = Array.from({ length: HANDS_PER_SHOE }, (_, index) => handOf(index + 1))

describe('the place of a round', () => {
  it('follows from its number: 66 hands a shoe, a new shoe with each chain', () => {
    expect([1, 66, 67, 100_000, 100_001].map(shoePlace)).toEqual([
      { shoe: 1, hand: 1, hands: 66 },
      { shoe: 1, hand: 66, hands: 66 },
      { shoe: 2, hand: 1, hands: 66 },
      { shoe: 1_516, hand: 10, hands: 10 },
      { shoe: 1_517, hand: 1, hands: 66 },
    ])
  })

  it('always leaves cards enough, were every hand of six and the burnt card a ten', () => {
    expect(11 + 6 * HANDS_PER_SHOE).toBeLessThanOrEqual(SHOE_CARDS)
  })
})

describe('a shoe', () => {
  it('deals no card more often than it has it, and counts down what is left', () => {
    const dealt = shoe.flatMap(({ player, banker }) => [...player, ...banker])
    for (const card of CARDS)
      expect(dealt.filter((one) => one === card).length).toBeLessThanOrEqual(SHOE_CARDS / DECK_SIZE)
    const [first] = shoe
    const burnt = 1 + (handTotal(first?.burnt ? [first.burnt] : []) || 10)
    for (const [index, { left }] of shoe.entries()) {
      const before = shoe.slice(0, index + 1).flatMap(({ player, banker }) => [...player, ...banker])
      expect(left).toBe(SHOE_CARDS - burnt - before.length)
    }
  })

  it('burns a card before its first hand alone; the next shoe is whole again', () => {
    expect(shoe.filter(({ burnt }) => burnt !== null)).toEqual([shoe[0]])
    const next = handOf(HANDS_PER_SHOE + 1)
    expect(next).toMatchObject({ shoe: 2, hand: 1, burnt: expect.any(String) })
    expect(next.left).toBeGreaterThan(SHOE_CARDS - 18)
  })

  it('deals each hand from the seed of its own round: another seed changes that hand and no earlier one', () => {
    const other = 'ab'.repeat(32)
    const last = chainRoundOf({ serverSeed: other, clientSeed: SALT, nonce: 12 })
    const own = chainRoundOf({ serverSeed: seeds[11] ?? '', clientSeed: SALT, nonce: 12 })
    const mixed = { ...own, streamBefore: (back: number) => (back === 0 ? last : own).streamBefore(back) }
    const changed = dealHand(mixed)
    expect(changed).not.toEqual(shoe[11])
    expect(shoe[10]).toEqual(handOf(11))
  })

  it('does not depend on hands of the shoe before it', () => {
    const number = HANDS_PER_SHOE + 1
    const own = chainRoundOf({ serverSeed: seeds[number - 1] ?? '', clientSeed: SALT, nonce: number })
    const alone = { ...own, streamBefore: () => own.streamBefore(0) }
    expect(dealHand(alone)).toEqual(handOf(number))
  })
})

describe('a round of a chain', () => {
  it('gives the streams of all rounds before it, and none beyond its chain', () => {
    const round = chainRoundOf({ serverSeed: seeds[4] ?? '', clientSeed: SALT, nonce: 5 })
    const earlier = createRandomStream({ serverSeed: seeds[1] ?? '', clientSeed: SALT, nonce: 2 })
    expect(round.streamBefore(3).nextInt(1_000_000)).toBe(earlier.nextInt(1_000_000))
    expect(() => round.streamBefore(5)).toThrow(RangeError)
    const first = chainRoundOf({ serverSeed: 'a', clientSeed: SALT, nonce: CHAIN_LENGTH + 1 })
    expect(first.index).toBe(0)
    expect(() => first.streamBefore(1)).toThrow(RangeError)
  })
})

it('shows a hand in a time that its number of cards decides', () => {
  const times = shoe.map((hand) => ({ cards: hand.player.length + hand.banker.length, ...dealTimes(hand) }))
  for (const { cards, endsAt, player, banker } of times) {
    expect(endsAt).toBe(6_300 + (cards - 4) * 2_200)
    for (const { dealtAt, turnedAt } of [...player, ...banker]) expect(turnedAt).toBeGreaterThan(dealtAt)
    expect(Math.max(...[...player, ...banker].map(({ turnedAt }) => turnedAt))).toBeLessThan(endsAt)
  }
  expect(new Set(times.map(({ cards }) => cards))).toEqual(new Set([4, 5, 6]))
  expect(new Set(shoe.map(winnerOf)).size).toBe(3)
})
