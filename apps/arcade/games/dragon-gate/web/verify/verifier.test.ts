import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { playDragonGate } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }

it('recomputes a slot round with the rules of the game', () => {
  const inputs = verifier.readInputs(verifier.readParams({}))
  if (!inputs.ok) throw new Error(inputs.field)
  const { view, staked, paid } = verifier.verify(seeds, inputs.bet, inputs.actions)
  const outcome = playDragonGate(createRandomStream(seeds), 1_000n)
  expect({ staked, paid, isCapped: view.is_capped }).toEqual({
    staked: 1_000n,
    paid: outcome.win,
    isCapped: outcome.isCapped,
  })
  expect(view.spins.map(({ stops }) => stops)).toEqual(outcome.spins.map(({ stops }) => stops))
})

it.each(['3.00', 'ten', ''])('refuses a stake of %j', (bet) => {
  expect(verifier.readInputs({ bet })).toEqual({ ok: false, field: 'bet' })
})
