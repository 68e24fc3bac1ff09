import { expect, it } from 'vitest'
import { playDragonGate } from '../../games/dragon-gate/rules.ts'
import { placeMines } from '../../games/mines/rules.ts'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { buildVerifyUrl, readVerifyUrl } from '../../src/fairness/verify-url.ts'
import { toVerifyForm, type VerifyForm, verifyRound } from './verify-form.ts'

const serverSeed = '0f'.repeat(32)
const seeds = { serverSeed, clientSeed: 'my-seed', nonce: 12 }
const form: VerifyForm = {
  game: 'dragon-gate',
  serverSeed,
  hash: '',
  clientSeed: seeds.clientSeed,
  nonce: `${seeds.nonce}`,
  bet: '10.00',
  mines: '3',
  picks: '',
}

it('recomputes a slot round with the rules of the game', () => {
  expect(verifyRound(form)).toEqual({
    kind: 'dragon-gate',
    hash: hashServerSeed(serverSeed),
    outcome: playDragonGate(createRandomStream(seeds), 1_000n),
  })
})

it('recomputes the mine tiles and the payout', () => {
  const mineTiles = placeMines(createRandomStream(seeds), 3)
  const [safe] = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mineTiles.includes(tile))
  const [mine] = mineTiles
  const won = verifyRound({ ...form, game: 'mines', picks: `${(safe ?? -1) + 1}` })
  expect(won).toMatchObject({ kind: 'mines', mineTiles, isHit: false, multiplier: '1.12', win: '11.25' })
  const lost = verifyRound({ ...form, game: 'mines', picks: `${(safe ?? -1) + 1}, ${(mine ?? -1) + 1}` })
  expect(lost).toMatchObject({ isHit: true, multiplier: '0.00', win: '0.00' })
})

it('fills the form from a verifier URL', () => {
  const parts = {
    game: 'mines',
    serverSeedHash: 'ab',
    serverSeed,
    clientSeed: 'my-seed',
    nonce: 12,
    bet: '25.00',
    mines: 5,
    picks: [0, 24],
  }
  expect(toVerifyForm(readVerifyUrl(buildVerifyUrl('https://arcade.test/arcade', parts)))).toEqual({
    game: 'mines',
    serverSeed,
    hash: 'ab',
    clientSeed: 'my-seed',
    nonce: '12',
    bet: '25.00',
    mines: '5',
    picks: '1, 25',
  })
})

it.each([
  [{ serverSeed: 'short' }, 'serverSeed'],
  [{ clientSeed: 'has space' }, 'clientSeed'],
  [{ nonce: '-1' }, 'nonce'],
  [{ bet: '3.00' }, 'bet'],
  [{ bet: 'ten' }, 'bet'],
  [{ game: 'mines', mines: '25' }, 'mines'],
] as const)('reports the invalid field of %j', (change, problem) => {
  expect(verifyRound({ ...form, ...change })).toEqual({ kind: 'problem', problem })
})

it('waits for both seeds', () => {
  expect(verifyRound({ ...form, serverSeed: ' ' })).toEqual({ kind: 'waiting' })
})
