import { expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { roulette } from './module.ts'
import { spinWheel } from './rules.ts'

/** Seeds whose round gives a number. */
function seedsOf(number: number) {
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce }
    if (spinWheel(createRandomStream(seeds)) === number) return seeds
  }
  throw new Error(`no nonce gives ${number}`)
}

const chips = [
  { spot: 'black', amount: '50.00' },
  { spot: 'straight-0', amount: '10.00' },
]
const verify = (table: 'european' | 'french', number: number) =>
  roulette.verify(seedsOf(number), { table, chips }, [])

it('returns half of an even-money chip on zero at the French table only', () => {
  expect(verify('french', 0)).toMatchObject({
    staked: 6_000n,
    paid: 38_500n,
    view: {
      number: 0,
      chips: [
        { spot: 'black', win: '25.00' },
        { spot: 'straight-0', win: '360.00' },
      ],
    },
  })
  expect(verify('european', 0).paid).toBe(36_000n)
  expect(verify('french', 1).paid).toBe(0n)
  expect(verify('french', 2).paid).toBe(10_000n)
})

it('counts the lost half for turnover', () => {
  const stream = { nextInt: () => 0, position: 0, fromStart: () => ({ nextInt: () => 0 }) }
  const validBet = (table: 'european' | 'french', number: number) => {
    const { view, staked, paid } = verify(table, number)
    return roulette.validBet(view, { bet: { table, chips }, staked, paid, status: 'SETTLED', stream })
  }
  expect(validBet('french', 0)).toBe(3_500n)
  expect(validBet('european', 0)).toBe(6_000n)
  expect(validBet('french', 1)).toBe(6_000n)
})
