import { describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { cardAt } from '../../src/games/playing-cards.ts'
import { BLACKJACK_INFO } from './info.ts'
import { playByStrategy, xorshift } from './play-by-strategy.ts'
import { calculateInsuranceReturn, calculateReturn } from './return.ts'

describe('the return', () => {
  it('is 99.5738 % of the first stake by basic strategy', () => {
    expect((calculateReturn() * 100).toFixed(4)).toBe(BLACKJACK_INFO.exactRtp)
    expect((calculateReturn() * 100).toFixed(2)).toBe(BLACKJACK_INFO.rtp)
  })

  it('of an insurance leaves the house 7.692 %', () => {
    expect(((1 - calculateInsuranceReturn()) * 100).toFixed(3)).toBe(BLACKJACK_INFO.insuranceEdge)
  })
})

it('of the table’s own rules, simulated, is within four standard errors of the calculated one, as are hit rate and deviation', () => {
  const rounds = 60_000
  const next = xorshift(20_260_101)
  let sum = 0
  let squares = 0
  let fourthPowers = 0
  let won = 0
  let paying = 0
  for (let i = 0; i < rounds; i += 1) {
    const { staked, paid } = playByStrategy({ spots: [null, '10.00', null] }, () => cardAt(next(52)))
    const net = Number(paid - staked) / 1_000
    sum += net
    squares += net * net
    fourthPowers += net ** 4
    if (paid > staked) won += 1
    if (paid > 0n) paying += 1
    expect(net).toBeLessThanOrEqual(BLACKJACK_INFO.biggestWinTimes)
  }
  const mean = sum / rounds
  const variance = squares / rounds - mean * mean
  const standardError = Math.sqrt(variance / rounds)
  expect(Math.abs(mean - (calculateReturn() - 1))).toBeLessThan(4 * standardError)
  const errorOfVariance = Math.sqrt((fourthPowers / rounds - variance ** 2) / rounds)
  expect(Math.abs(variance - BLACKJACK_INFO.deviation ** 2)).toBeLessThan(4 * errorOfVariance)
  const deviation = 100 * Math.sqrt(0.25 / rounds)
  expect(Math.abs((100 * won) / rounds - Number(BLACKJACK_INFO.hitRate))).toBeLessThan(4 * deviation)
  expect(Math.abs((100 * paying) / rounds - Number(BLACKJACK_INFO.payRate))).toBeLessThan(4 * deviation)
})

it('draws every card equally often', () => {
  const counts = new Map<string, number>()
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const stream = createRandomStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce })
    for (let i = 0; i < 26; i += 1) {
      const card = cardAt(stream.nextInt(52))
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
  expect(counts.size).toBe(52)
  expect(chiSquare).toBeLessThan(88.6)
})
