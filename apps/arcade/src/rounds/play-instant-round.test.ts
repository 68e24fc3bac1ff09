import { randomUUID } from 'node:crypto'
import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { neonSevens, pearlTide, plinko } from '../../games/index.ts'
import type { ArcadeContext } from '../arcade-context.ts'
import { findGameSession, type GameSession } from '../sessions/game-session.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { minorOf, walletBalance } from '../testing/wallet-balance.ts'
import { openRound } from './open-round.ts'

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

it('answers a repeated request with the round as it was answered', async () => {
  const { token } = await enter('again', 100)
  const requestId = randomUUID()
  const first = expectData(await spin(token, requestId))
  expect(expectData(await spin(token, requestId)).round).toEqual(first.round)
})

/** Reads the session as a process has it that looked before the player went to another game. */
async function sessionOf(ctx: ArcadeContext, token: string): Promise<GameSession> {
  const found = await findGameSession(ctx, token)
  if (!found.ok) throw new Error(`no session: ${found.code}`)
  return found.data
}

it('draws no round twice and loses none when two processes play one player’s at once', async () => {
  const { player, token } = await enter('twofold', 500)
  const processes = [test.createContext(), test.createContext()]
  const answers = await Promise.all(
    processes.flatMap((ctx) =>
      Array.from({ length: 6 }, async () =>
        openRound(ctx, await sessionOf(ctx, token), { request_id: randomUUID(), bet: BET }),
      ),
    ),
  )
  const played = answers.map((answer) => expectData<'openRound'>(answer).round)
  expect(played.map(({ fairness }) => fairness.nonce).sort((a, b) => a - b)).toEqual([...Array(12).keys()])
  const net = played.reduce((sum, { bet, win }) => sum + minorOf(win) - minorOf(bet), 0n)
  expect(await balanceOf(player)).toBe(500_00n + net)
})

const balanceOfTrial = async (playerId: bigint) => {
  const { demo_balance } = await test.db
    .selectFrom('arcade.players')
    .select('demo_balance')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return demo_balance ?? 0n
}

/** Plays a round of each session for 10 dollars, at once. */
const playAtOnce = (ctx: ArcadeContext, sessions: readonly GameSession[]) =>
  Promise.all(
    sessions.map((session) =>
      openRound(ctx, session, { request_id: randomUUID(), bet: { amount: '10.00' } }),
    ),
  )

/** Of two rounds for 10 dollars each from a wallet of 15: how many were played, if the second one needed what the first had won. */
const playedOf = ([first]: readonly { win: bigint }[]) => (first !== undefined && first.win >= 5_00n ? 2 : 1)

it('covers no stake by the balance that another game of the same wallet takes at once', async () => {
  await test.player('divided', 15)
  const ctx = test.createContext()
  const sessions: GameSession[] = []
  for (const { id } of [neonSevens, pearlTide])
    sessions.push(await sessionOf(ctx, await test.enter(id, 'divided')))
  const answers = await playAtOnce(ctx, sessions)
  const rounds = await roundsOf('divided')
  const net = rounds.reduce((sum, { bet, win }) => sum + win - bet, 0n)
  expect(await walletBalance(test, 'divided', neonSevens.platform)).toBe(15_00n + net)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(playedOf(rounds))
  expect(rounds).toHaveLength(playedOf(rounds))
})

it('covers no stake of a trial player by the balance that another game takes at once', async () => {
  const ctx = test.createContext()
  const launch_token = await test.launch(neonSevens.id, null)
  const { session_token } = expectData(await test.play('openSession', null, { launch_token }))
  const slot = await sessionOf(ctx, session_token)
  const sessions = [slot, { ...slot, game: pearlTide.id }]
  const { player_id, name } = slot.player
  // The first round of a game creates its seeds, step by step.
  for (const session of sessions) await playAtOnce(ctx, [session])
  await test.db
    .updateTable('arcade.players')
    .set({ demo_balance: 15_00n })
    .where('player_id', '=', player_id)
    .execute()
  const answers = await playAtOnce(ctx, sessions)
  const rounds = (await roundsOf(name)).slice(sessions.length)
  const net = rounds.reduce((sum, { bet, win }) => sum + win - bet, 0n)
  expect(await balanceOfTrial(player_id)).toBe(15_00n + net)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(playedOf(rounds))
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
