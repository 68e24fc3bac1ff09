import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [coinToss] })
})
afterAll(() => test.stop())

const open = async (player: string) => {
  await test.player(player, 100)
  const launch_token = await test.launch('coin-toss', player)
  return expectData(await test.play('openSession', null, { launch_token }))
}
const choose = (token: string, client_seed: string) => test.play('setClientSeed', token, { client_seed })
const toss = (token: string) =>
  test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '10.00', side: 'heads' } })

it('sets the seed after the server seed was committed and before the first round, which uses it', async () => {
  const { session_token: token, fairness } = await open('seed-first')
  expect(fairness.needs_client_seed).toBe(true)
  const chosen = expectData(await choose(token, 'from-my-browser')).fairness
  expect(chosen).toEqual({ ...fairness, client_seed: 'from-my-browser', needs_client_seed: false })
  expect(expectData(await choose(token, 'from-my-browser')).fairness).toEqual(chosen)
  const { round } = expectData(await toss(token))
  expect(round.fairness).toMatchObject({
    client_seed: 'from-my-browser',
    nonce: 0,
    server_seed_hash: fairness.server_seed_hash,
  })
})

it('refuses a second seed, and one after a round', async () => {
  const { session_token: token } = await open('seed-twice')
  await choose(token, 'first')
  expect(await choose(token, 'second')).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  const played = await open('seed-late')
  await toss(played.session_token)
  expect(await choose(played.session_token, 'late')).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
})

it.each(['', 'has space', 'x'.repeat(65)])('refuses the seed %j', async (seed) => {
  const { session_token: token } = await open('seed-shape')
  expect(await choose(token, seed)).toEqual({ ok: false, code: 'BAD_REQUEST' })
})

it('asks for no seed after a rotation', async () => {
  const { session_token: token } = await open('seed-rotated')
  const rotated = await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null })
  expect(expectData(rotated).fairness.needs_client_seed).toBe(false)
})
