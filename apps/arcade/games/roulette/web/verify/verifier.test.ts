import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { spinWheel } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }

it('recomputes the number and what each bet pays', () => {
  const number = spinWheel(createRandomStream(seeds))
  const inputs = verifier.readInputs({ table: 'european', chips: `straight-${number}:10.00, red:50.00` })
  if (!inputs.ok) throw new Error(inputs.field)
  const round = verifier.verify(seeds, inputs.bet, inputs.actions)
  expect(round.view).toMatchObject({ number, table: 'european' })
  expect(round.view.chips[0]).toEqual({ spot: `straight-${number}`, amount: '10.00', win: '360.00' })
  expect(round.staked).toBe(6_000n)
})

it('fills absent parameters of a verifier URL', () => {
  expect(verifier.readParams({ bet: '25.00' })).toEqual({ table: 'european', chips: 'red:25.00' })
  expect(verifier.readParams({ table: 'french', chips: 'low:50.00' })).toEqual({
    table: 'french',
    chips: 'low:50.00',
  })
})

it.each([
  ['table', 'american', 'red:10.00'],
  ['chips', 'french', ''],
  ['chips', 'french', 'red'],
  ['chips', 'french', 'pink:10.00'],
  ['chips', 'french', 'red:ten'],
  ['chips', 'french', 'red:10.00,red:10.00'],
])('reports invalid %s (%s, %s)', (field, table, chips) => {
  expect(verifier.readInputs({ table, chips })).toEqual({ ok: false, field })
})
