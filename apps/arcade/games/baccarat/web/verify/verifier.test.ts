import { expect, it } from 'vitest'
import { verifyHand } from '../../play.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'a-public-salt', nonce: 12 }

it('recomputes a hand from the parameters of its link', () => {
  const params = { table: 'super_six', chips: 'banker:100.00,tie:10.00' }
  expect(verifier.readParams(params)).toEqual(params)
  const inputs = verifier.readInputs(params)
  if (!inputs.ok) throw new Error(inputs.field)
  const round = verifier.verify(seeds, inputs.bet, [])
  expect(round).toEqual(verifyHand(seeds, inputs.bet, []))
  expect(round.view.hand).toMatchObject({ shoe: 1, hand: 12 })
})

it.each([
  [{ table: 'french', chips: 'banker:10' }, 'table'],
  [{ table: 'standard', chips: 'dealer:10' }, 'chips'],
  [{ table: 'standard', chips: 'tie:10,tie:10' }, 'chips'],
  [{ table: 'standard', chips: '' }, 'chips'],
] as const)('reports the invalid field of %j', (values, field) => {
  expect(verifier.readInputs(values)).toEqual({ ok: false, field })
})

it('has a bet of its own where a link has none', () => {
  expect(verifier.readParams({})).toEqual({ table: 'standard', chips: 'banker:10.00' })
})
