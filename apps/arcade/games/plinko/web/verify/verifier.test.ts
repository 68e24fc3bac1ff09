import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { plinkoMultipliers } from '../../payouts.ts'
import { drawPath, slotOfPath } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }
const form = { bet: '10.00', rows: '14', risk: 'high', balls: '3' }

it('recomputes the path of every ball and the payout', () => {
  const inputs = verifier.readInputs(form)
  if (!inputs.ok) throw new Error(inputs.field)
  const round = verifier.verify(seeds, inputs.bet, inputs.actions)
  const stream = createRandomStream(seeds)
  const paths = [1, 2, 3].map(() => drawPath(stream, 14))
  const multipliers = plinkoMultipliers(14, 'high')
  const paid = paths.reduce((sum, path) => sum + (multipliers[slotOfPath(path, 14)] ?? 0) * 100, 0)
  expect(round).toMatchObject({ staked: 3_000n, paid: BigInt(paid), view: { paths, rows: 14 } })
})

it('fills absent parameters of a verifier URL', () => {
  expect(verifier.readParams({ bet: '25.00' })).toEqual({
    bet: '25.00',
    rows: '12',
    risk: 'medium',
    balls: '1',
  })
})

it.each([
  ['bet', 'ten'],
  ['rows', '17'],
  ['risk', 'extreme'],
  ['balls', '0'],
  ['balls', '101'],
])('reports an invalid %s', (field, value) => {
  expect(verifier.readInputs({ ...form, [field]: value })).toEqual({ ok: false, field })
})
