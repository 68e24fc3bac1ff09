import { expect, it } from 'vitest'
import { CARDS, type PlayingCard } from '../../src/games/playing-cards.ts'
import { calculateDoublesWonChance } from './biggest-win.ts'
import { pointsOf } from './hand-value.ts'
import { BLACKJACK_INFO } from './info.ts'
import { playByStrategy, xorshift } from './play-by-strategy.ts'

const ROUNDS = 15_000
/** Of a spot's second card among the cards of a deal with one spot: first, dealer's card, second. */
const SECOND = 2
const STAKE = 1_000n

it('comes once in the declared number of spots', () => {
  const oneIn = 1 / calculateDoublesWonChance()
  expect(Math.abs(oneIn / BLACKJACK_INFO.biggestWinOneIn - 1)).toBeLessThan(0.001)
})

it('with two hands comes as often as at the table itself, within four standard errors', () => {
  const next = xorshift(20_261_127)
  const pick = (cards: readonly PlayingCard[]) => cards[next(cards.length)] ?? 'AS'
  let [sum, squares] = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn: number[] = []
    let pairChance = 0
    // Every deal is a pair, and counts as often as such a pair is dealt.
    const table = playByStrategy({ spots: ['10.00', null, null] }, () => {
      const same = CARDS.filter((card) => pointsOf(card) === drawn[0])
      if (drawn.length === SECOND) pairChance = same.length / CARDS.length
      const card = pick(drawn.length === SECOND ? same : CARDS)
      drawn.push(pointsOf(card))
      return card
    })
    const isDoubled = table.hands.every(({ stake }) => stake === 2n * STAKE)
    if (table.hands.length !== 2 || !isDoubled || table.paid !== 8n * STAKE) continue
    sum += pairChance
    squares += pairChance ** 2
  }
  const mean = sum / ROUNDS
  const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  expect(sum).toBeGreaterThan(2)
  expect(Math.abs(mean - calculateDoublesWonChance(2))).toBeLessThan(4 * error)
})
