import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { playDragonGate } from './rules.ts'
import { dragonGateViewSchema } from './schemas.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())

const cents = (text: string) => Math.round(Number(text) * 100)
const spin = (token: string, bet: string, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { amount: bet } })
const walletOf = async (player: string) =>
  (await test.provider('wallet/balance', { player, platform: 'aurora_slots' })).data?.balance

describe('a spin of Dragon Gate', () => {
  it('debits the stake, credits the win and reports the same balance to the hall', async () => {
    await test.player('spin-money', 100)
    const token = await test.enter('dragon-gate', 'spin-money')
    let balance = 10_000
    for (let i = 0; i < 5; i += 1) {
      const { round, balance: after } = expectData(await spin(token, '2.00'))
      balance += cents(round.win) - 200
      expect(cents(after)).toBe(balance)
      expect(round.fairness.nonce).toBe(i)
    }
    expect(cents(`${await walletOf('spin-money')}`)).toBe(balance)
  })

  it('can be recomputed by anyone once the seed is revealed', async () => {
    await test.player('spin-proof', 100)
    const token = await test.enter('dragon-gate', 'spin-proof')
    const { round } = expectData(await spin(token, '5.00'))
    expect(round.fairness.server_seed).toBeNull()
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    expect(hashServerSeed(revealed.server_seed)).toBe(round.fairness.server_seed_hash)
    const stream = createRandomStream({
      serverSeed: revealed.server_seed,
      clientSeed: round.fairness.client_seed,
      nonce: round.fairness.nonce,
    })
    const again = playDragonGate(stream, 500n)
    expect(again.spins.map(({ stops }) => stops)).toEqual(
      dragonGateViewSchema.parse(round).spins.map(({ stops }) => stops),
    )
    expect(Number(again.win)).toBe(cents(round.win))
    const { round: replayed } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
    expect(replayed).toEqual({
      ...round,
      fairness: { ...round.fairness, server_seed: revealed.server_seed },
    })
  })

  it('spins once per request id under concurrent retries', async () => {
    await test.player('spin-twice', 100)
    const token = await test.enter('dragon-gate', 'spin-twice')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => spin(token, '10.00', request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(rounds[3]).toEqual(rounds[0])
    const won = cents(rounds[0]?.win ?? '0')
    expect(cents(`${await walletOf('spin-twice')}`)).toBe(10_000 - 1_000 + won)
    expect(await spin(token, '20.00', request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it('is shown and returned to its own request when it was played before bets were recorded', async () => {
    await test.player('spin-old', 100)
    const token = await test.enter('dragon-gate', 'spin-old')
    const request_id = randomUUID()
    const { round } = expectData(await spin(token, '5.00', request_id))
    await test.db.deleteFrom('arcade.round_steps').where('round_id', '=', round.round_id).execute()
    await test.db
      .updateTable('arcade.rounds')
      .set({ wager: null, rules_version: null })
      .where('round_id', '=', round.round_id)
      .execute()
    expect(expectData(await test.play('getRound', token, { round_id: round.round_id })).round).toEqual(round)
    expect(expectData(await spin(token, '5.00', request_id)).round).toEqual(round)
    expect(await spin(token, '10.00', request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it('reveals the server seed by itself after 1,000 rounds and goes on with the next', async () => {
    await test.player('spin-many', 100)
    const token = await test.enter('dragon-gate', 'spin-many')
    const { player_id } = await test.db
      .selectFrom('arcade.players')
      .select('player_id')
      .where('name', '=', 'spin-many')
      .executeTakeFirstOrThrow()
    await test.db.updateTable('arcade.seats').set({ nonce: 999 }).where('player_id', '=', player_id).execute()
    const last = expectData(await spin(token, '1.00'))
    expect(last.round.fairness).toMatchObject({ nonce: 999, server_seed: null })
    const { round, fairness } = expectData(await spin(token, '1.00'))
    expect(round.fairness).toMatchObject({
      nonce: 0,
      server_seed_hash: last.fairness.next_server_seed_hash,
      client_seed: last.fairness.client_seed,
    })
    expect(fairness).toMatchObject({ nonce: 1, server_seed_hash: round.fairness.server_seed_hash })
    const { round: old } = expectData(await test.play('getRound', token, { round_id: last.round.round_id }))
    expect(hashServerSeed(`${old.fairness.server_seed}`)).toBe(last.round.fairness.server_seed_hash)
  })

  it('lets only one of two concurrent spins use a balance that covers one', async () => {
    await test.player('spin-race', 100)
    const token = await test.enter('dragon-gate', 'spin-race')
    const answers = await Promise.all([spin(token, '100.00'), spin(token, '100.00')])
    const played = answers.flatMap((answer) => (answer.ok ? [answer.data.round] : []))
    const first = played.find(({ fairness }) => fairness.nonce === 0)
    const firstWin = cents(first?.win ?? '0')
    expect(played.length).toBe(firstWin >= 10_000 ? 2 : 1)
    const won = played.reduce((sum, { win }) => sum + cents(win), 0)
    expect(cents(`${await walletOf('spin-race')}`)).toBe(10_000 - 10_000 * played.length + won)
    if (played.length === 1) expect(answers).toContainEqual({ ok: false, code: 'INSUFFICIENT' })
  })

  it('conserves money when a transfer out of everything races with spins', async () => {
    await test.player('spin-drain', 100)
    const token = await test.enter('dragon-gate', 'spin-drain')
    const order = { player: 'spin-drain', platform: 'aurora_slots', currency: 'TWD' }
    const [home, ...spins] = await Promise.all([
      test.provider('transfers/out-all', { ...order, reference: 'drain-spin-1' }),
      ...[1, 2, 3, 4, 5].map(() => spin(token, '10.00')),
    ])
    const played = spins.flatMap((answer) => (answer.ok ? [answer.data.round] : []))
    const net = played.reduce((sum, { win }) => sum + cents(win) - 1_000, 0)
    expect(home.code).toBe('OK')
    const left = cents(`${await walletOf('spin-drain')}`)
    expect(cents(`${home.data?.amount}`) + left).toBe(10_000 + net)
  })

  it.each(['0.00', '0.99', '3.00', '2000.00', '1.0', '-1.00', 'abc', '1e2'])(
    'refuses a stake of %s',
    async (bet) => {
      const token = await test.enter('dragon-gate', null)
      const answer = await spin(token, bet)
      expect(answer.ok).toBe(false)
      expect(['BET_NOT_ALLOWED', 'BAD_REQUEST']).toContain(answer.ok ? '' : answer.code)
    },
  )

  it('refuses new rounds under maintenance and accepts them afterwards', async () => {
    const token = await test.enter('dragon-gate', null)
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'MAINTENANCE', note: 'night work' })
    expect(await spin(token, '1.00')).toEqual({ ok: false, code: 'MAINTENANCE' })
    await test.arcade.setPlatformStatus('aurora_slots', { status: 'OPEN', note: null })
    expect((await spin(token, '1.00')).ok).toBe(true)
  })

  it('leaves the ledger balanced', async () => {
    const report = await test.arcade.checkIntegrity()
    expect(report.differences).toEqual([])
    expect(report.counts.transfers).toBeGreaterThanOrEqual(15)
  })
})
