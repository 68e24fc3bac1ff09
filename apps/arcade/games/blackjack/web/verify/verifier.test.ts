import { expect, it } from 'vitest'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }

it('recomputes a round, and ends one without actions by the rule for abandoned rounds', () => {
  const inputs = verifier.readInputs(verifier.readParams({ left: '10.00', right: '20.00' }))
  if (!inputs.ok) throw new Error(inputs.field)
  expect(inputs.bet).toEqual({ spots: ['10.00', null, '20.00'] })
  const { view, staked } = verifier.verify(seeds, inputs.bet, inputs.actions)
  expect(view.phase).toBe('over')
  expect(staked).toBe(3_000n)
  const again = verifier.verify(seeds, inputs.bet, view.actions)
  expect(again.view.events).toEqual(view.events)
})

it('fills in the middle spot for seeds without a round', () => {
  expect(verifier.readParams({ bet: '50.00' })).toEqual({ left: '', center: '50.00', right: '', actions: '' })
})

it.each([
  [{ left: '', center: '', right: '' }, 'center'],
  [{ left: 'ten', center: '10.00', right: '' }, 'left'],
  [{ center: '15.00' }, 'center'],
  [{ center: '10.00', actions: 'x1' }, 'actions'],
] as const)('reports the invalid field of %j', (values, field) => {
  expect(verifier.readInputs(values)).toEqual({ ok: false, field })
})
