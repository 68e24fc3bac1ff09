import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { rollDice } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'a-public-salt', nonce: 12 }

it('recomputes the dice and what each bet pays', () => {
  const dice = rollDice(createRandomStream(seeds))
  const inputs = verifier.readInputs({ chips: `single-${dice[0]}:10, big:50.00` })
  if (!inputs.ok) throw new Error(inputs.field)
  const { view, staked, paid } = verifier.verify(seeds, inputs.bet, inputs.actions)
  const hits = dice.filter((face) => face === dice[0]).length
  expect(view.dice).toEqual(dice)
  expect(view.chips[0]).toEqual({ spot: `single-${dice[0]}`, amount: '10.00', win: `${(hits + 1) * 10}.00` })
  expect(staked).toBe(6_000n)
  expect(paid).toBeGreaterThanOrEqual(2_000n)
})

it('fills absent parameters of a verifier URL', () => {
  expect(verifier.readParams({})).toEqual({ chips: 'big:100.00' })
  expect(verifier.readParams({ chips: 'odd:10.00' })).toEqual({ chips: 'odd:10.00' })
})

it.each(['', 'big', 'huge:10.00', 'big:ten', 'big:10.00,big:10.00', 'big:10.005'])(
  'reports invalid bets: %s',
  (chips) => {
    expect(verifier.readInputs({ chips })).toEqual({ ok: false, field: 'chips' })
  },
)
