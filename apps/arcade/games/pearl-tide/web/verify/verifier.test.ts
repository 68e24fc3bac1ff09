import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { TideBoard } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }

it('recomputes a round with the rules of the game', () => {
  const inputs = verifier.readInputs(verifier.readParams({ bet: '50.00' }))
  if (!inputs.ok) throw new Error(inputs.field)
  const { view, staked, paid } = verifier.verify(seeds, inputs.bet, inputs.actions)
  const units = new TideBoard().play(createRandomStream(seeds))
  expect({ staked, paid }).toEqual({ staked: 5_000n, paid: 250n * BigInt(units) })
  expect(view.spins[0]?.steps[0]?.grid).toHaveLength(7)
})

it.each(['3.00', '1000.00', 'ten', ''])('refuses a stake of %j', (bet) => {
  expect(verifier.readInputs({ bet })).toEqual({ ok: false, field: 'bet' })
})
