import { expect, it, vi } from 'vitest'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { buildVerifyUrl, readVerifyUrl } from '../../src/fairness/verify-url.ts'
import { RefusedActionError } from '../../src/games/replay-round.ts'
import type { GameVerifier } from '../shared/frontend/game-frontend.ts'
import { toVerifyForm, type VerifyForm, verifyRound } from './verify-form.ts'

const serverSeed = '0f'.repeat(32)
const form: VerifyForm = {
  game: 'a-game',
  serverSeed,
  hash: '',
  clientSeed: 'my-seed',
  nonce: '12',
  values: { bet: '10.00' },
}
const verified = { view: {}, staked: 1_000n, paid: 0n }
const verifier: GameVerifier = {
  fields: [{ key: 'bet', label: { 'zh-TW': '投注', en: 'Bet' }, isNumber: true }],
  readParams: ({ bet = '1.00' }) => ({ bet }),
  readInputs: ({ bet }) =>
    bet === '10.00' ? { ok: true, bet: { amount: bet }, actions: ['up'] } : { ok: false, field: 'bet' },
  verify: vi.fn(() => verified),
  VerifyView: () => null,
}

it('recomputes the round from the seeds with what the game reads from its own fields', () => {
  expect(verifyRound(form, verifier)).toEqual({
    kind: 'verified',
    hash: hashServerSeed(serverSeed),
    round: verified,
  })
  expect(verifier.verify).toHaveBeenCalledExactlyOnceWith(
    { serverSeed, clientSeed: 'my-seed', nonce: 12 },
    { amount: '10.00' },
    ['up'],
  )
})

it('fills the form from a verifier URL', () => {
  const parts = {
    game: 'a-game',
    serverSeedHash: 'ab',
    serverSeed,
    clientSeed: 'my-seed',
    nonce: 12,
    saltSource: null,
    params: { bet: '25.00' },
  }
  const read = readVerifyUrl(buildVerifyUrl('https://arcade.test/arcade', parts))
  expect(toVerifyForm(read, verifier)).toEqual({ ...form, hash: 'ab', values: { bet: '25.00' } })
})

it.each([
  [{ serverSeed: 'short' }, 'serverSeed'],
  [{ clientSeed: 'has space' }, 'clientSeed'],
  [{ nonce: '-1' }, 'nonce'],
  [{ values: { bet: '3.00' } }, 'bet'],
] as const)('reports the invalid field of %j', (change, field) => {
  expect(verifyRound({ ...form, ...change }, verifier)).toEqual({ kind: 'problem', field })
})

it('reports moves that the rules refuse, and nothing else that is thrown', () => {
  const failing = (error: Error): GameVerifier => ({
    ...verifier,
    verify: () => {
      throw error
    },
  })
  expect(verifyRound(form, failing(new RefusedActionError('up')))).toEqual({ kind: 'refused' })
  expect(() => verifyRound(form, failing(new TypeError('a bug')))).toThrow('a bug')
})

it('waits for both seeds', () => {
  expect(verifyRound({ ...form, serverSeed: ' ' }, verifier)).toEqual({ kind: 'waiting' })
})

it('reports a round whose server seed is not revealed yet', () => {
  const sealed = { ...form, serverSeed: '', hash: hashServerSeed(serverSeed) }
  expect(verifyRound(sealed, verifier)).toEqual({ kind: 'sealed' })
  expect(verifyRound({ ...sealed, hash: '' }, verifier)).toEqual({ kind: 'waiting' })
  expect(verifyRound({ ...sealed, clientSeed: '' }, verifier)).toEqual({ kind: 'waiting' })
})
