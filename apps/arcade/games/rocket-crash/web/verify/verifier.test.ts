import { expect, it } from 'vitest'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'a-public-salt', nonce: 12 }

it('recomputes where the rocket crashed, and pays a bet that left by then exactly its multiplier', () => {
  const inputs = verifier.readInputs({ bet: '10', target: '' })
  if (!inputs.ok) throw new Error(inputs.field)
  const { view, paid } = verifier.verify(seeds, inputs.bet, [])
  expect(paid).toBe(0n)
  const crash = view.crash ?? 0
  const left = verifier.readInputs({ bet: '10', target: `${crash / 100}` })
  if (!left.ok) throw new Error(left.field)
  expect(verifier.verify(seeds, left.bet, []).paid).toBe(BigInt(crash) * 10n)
})

it('recomputes a bet that left by hand at 1.00×, below the lowest target: it pays the stake back', () => {
  const inputs = verifier.readInputs({ bet: '10.00', target: '1.00' })
  if (!inputs.ok) throw new Error(inputs.field)
  expect(verifier.verify(seeds, inputs.bet, []).paid).toBe(1_000n)
})

it.each([
  [{ bet: 'ten', target: '' }, 'bet'],
  [{ bet: '0', target: '' }, 'bet'],
  [{ bet: '10.00', target: '1001' }, 'target'],
] as const)('reports the invalid field of %j', (values, field) => {
  expect(verifier.readInputs(values)).toEqual({ ok: false, field })
})

it('reads the parameters of a verifier URL', () => {
  expect(verifier.readParams({ bet: '25.00', target: '2.50' })).toEqual({ bet: '25.00', target: '2.50' })
})
