import { expect, it } from 'vitest'
import { createRandomStream } from '../../../../src/fairness/random-stream.ts'
import { placeMines } from '../../rules.ts'
import { verifier } from './verifier.ts'

const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'my-seed', nonce: 12 }
const mineTiles = placeMines(createRandomStream(seeds), 3)
const [safe = -1] = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mineTiles.includes(tile))
const [mine = -1] = mineTiles

function verify(picks: string) {
  const inputs = verifier.readInputs({ bet: '10.00', mines: '3', picks })
  if (!inputs.ok) throw new Error(inputs.field)
  return verifier.verify(seeds, inputs.bet, inputs.actions)
}

it('recomputes the mine tiles and the payout', () => {
  const won = verify(`${safe + 1}`)
  expect(won).toMatchObject({
    paid: 1_125n,
    view: { mine_tiles: mineTiles, hit_tile: null, multiplier: '1.12' },
  })
  expect(verify(`${safe + 1}, ${mine + 1}`)).toMatchObject({ paid: 0n, view: { hit_tile: mine } })
})

it('shows the mine tiles of a round in which no tile was opened', () => {
  expect(verify('')).toMatchObject({ paid: 0n, view: { mine_tiles: mineTiles, picks: [] } })
})

it('reads the tiles of a verifier URL, numbered from 0, as the player counts them', () => {
  expect(verifier.readParams({ bet: '25.00', mines: '5', picks: '0.24' })).toEqual({
    bet: '25.00',
    mines: '5',
    picks: '1, 25',
  })
})

it.each([
  [{ bet: 'ten', mines: '3' }, 'bet'],
  [{ bet: '10.00', mines: '25' }, 'mines'],
] as const)('reports the invalid field of %j', (values, field) => {
  expect(verifier.readInputs(values)).toEqual({ ok: false, field })
})
