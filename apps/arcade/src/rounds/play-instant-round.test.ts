import { randomUUID } from 'node:crypto'
import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plinko } from '../../games/index.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { minorOf, walletBalance } from '../testing/wallet-balance.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ isUnlimited: true })
})
afterAll(() => test.stop())

const BET = { amount: '10.00', rows: 12, risk: 'high', balls: 1 }
async function enter(player: string, dollars: number): Promise<{ player: string; token: string }> {
  await test.player(player, dollars)
  return { player, token: await test.enter(plinko.id, player) }
}
const balanceOf = (player: string) => walletBalance(test, player, plinko.platform)
const spin = (token: string, request_id: string = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: BET })
const roundsOf = (player: string) =>
  test.db
    .selectFrom('arcade.rounds as round')
    .innerJoin('arcade.players as owner', 'owner.player_id', 'round.player_id')
    .selectAll('round')
    .where('owner.name', '=', player)
    .orderBy('seq')
    .execute()

it('plays rounds of many players at once, each to the cent and as its seeds say', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, (_, index) => enter(`many-${index}`, 500)))
  const answers = await Promise.all(
    players.map(
      async ({ player, token }) => [player, await Promise.all([1, 2, 3].map(() => spin(token)))] as const,
    ),
  )
  for (const [player, played] of answers) {
    const rounds = await roundsOf(player)
    expect(rounds.map(({ nonce, status }) => [nonce, status])).toEqual([
      [0, 'SETTLED'],
      [1, 'SETTLED'],
      [2, 'SETTLED'],
    ])
    const net = rounds.reduce((sum, { bet, win }) => sum + win - bet, 0n)
    expect(await balanceOf(player)).toBe(500_00n + net)
    const last = played.map(expectData).find(({ round }) => round.fairness.nonce === 2)
    expect(minorOf(last?.balance ?? ''), 'the answer’s balance').toBe(500_00n + net)
  }
  const report = await createLedger({ schema: 'arcade_ledger' }).check(sqlRunner(test.db))
  expect(report.differences).toEqual([])
})

it('answers a trial player with the balance after stake and win', async () => {
  const launch_token = await test.launch(plinko.id, null)
  const { session_token: token, balance: before } = expectData(
    await test.play('openSession', null, { launch_token }),
  )
  const { round, balance } = expectData(await spin(token))
  expect(minorOf(balance)).toBe(minorOf(before) - minorOf(round.bet) + minorOf(round.win))
})

it('refuses while the platform is in maintenance, also a player who has played', async () => {
  const { token } = await enter('shut', 100)
  expectData(await spin(token))
  await test.arcade.setPlatformStatus(plinko.platform, { status: 'MAINTENANCE', note: null })
  expect(await spin(token)).toEqual({ ok: false, code: 'MAINTENANCE' })
  await test.arcade.setPlatformStatus(plinko.platform, { status: 'OPEN', note: null })
  expectData(await spin(token))
})

it('settles a round as its published seeds recompute it', async () => {
  const { token } = await enter('verified', 100)
  const { round } = expectData(await spin(token))
  const { revealed } = expectData(
    await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null }),
  )
  const seeds = { serverSeed: revealed.server_seed, clientSeed: revealed.client_seed, nonce: 0 }
  const verified = plinko.verify(seeds, plinko.schemas.bet.parse(BET), [])
  expect(round).toMatchObject(verified.view)
  expect([verified.staked, verified.paid]).toEqual([minorOf(round.bet), minorOf(round.win)])
})

it('refuses whom the balance does not cover, beside others who play', async () => {
  const rich = await enter('covered', 100)
  const short = await enter('short', 5)
  const [played, refused] = await Promise.all([spin(rich.token), spin(short.token)])
  expect(played.ok).toBe(true)
  expect(refused).toEqual({ ok: false, code: 'INSUFFICIENT' })
  expect(await roundsOf(short.player)).toEqual([])
  expect(await balanceOf(short.player)).toBe(5_00n)
})

it('plays a request once that comes several times at once', async () => {
  const { player, token } = await enter('hasty', 100)
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => spin(token, requestId)))
  const rounds = answers.map((answer) => expectData(answer).round)
  expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
  expect(await roundsOf(player)).toHaveLength(1)
})

it('moves nothing when the process dies before the commit, and plays when asked again', async () => {
  const { player, token } = await enter('killed', 100)
  await sql`
    create function arcade.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    test.db,
  )
  await sql`create trigger die before insert on arcade.round_steps for each row execute function arcade.die()`.execute(
    test.db,
  )
  const body = { request_id: randomUUID(), bet: BET }
  const headers = { authorization: `Bearer ${token}` }
  const died = await test.app.inject({ method: 'POST', url: '/arcade/api/rounds/open', body, headers })
  expect(died.statusCode).toBe(500)
  expect(await roundsOf(player)).toEqual([])
  expect(await balanceOf(player)).toBe(100_00n)
  await sql`drop trigger die on arcade.round_steps`.execute(test.db)
  const { round } = expectData(await test.play('openRound', token, body))
  expect(round.fairness.nonce).toBe(0)
  expect(await balanceOf(player)).toBe(100_00n - minorOf(round.bet) + minorOf(round.win))
})
