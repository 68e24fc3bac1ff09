import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as games from '../../games/index.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { crashDuringCall } from '../testing/simulate-crash.ts'
import { minorOf, walletBalance } from '../testing/wallet-balance.ts'

const PLINKO_BET = { amount: '10.00', rows: 12, risk: 'high', balls: 2 }
const ROULETTE_BET = {
  table: 'french',
  chips: [
    { spot: 'red', amount: '50.00' },
    { spot: 'straight-7', amount: '10.00' },
  ],
}
const BETS: Readonly<Record<string, object>> = {
  [games.dragonGate.id]: { amount: '10.00' },
  [games.neonSevens.id]: { amount: '10.00' },
  [games.pearlTide.id]: { amount: '10.00' },
  [games.plinko.id]: PLINKO_BET,
  [games.roulette.id]: ROULETTE_BET,
}
const START = 100_00n
/** Rounds of a hall that has a minimum cycle are opened step by step, each in a transaction of its own. */
const STEP_BY_STEP = { min_cycle_ms: 1_000 }

const instantGames = Object.values(games)
  .filter(({ rounds }) => rounds === 'instant')
  .map(({ id, platform }) => ({ id, platform }))
type Game = (typeof instantGames)[number]

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  test = await createTestArcade({ isUnlimited: true })
  killer = await createStepKiller(test.db)
  await sql`
    create function arcade.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    test.db,
  )
})
afterEach(() => killer.revive())
afterAll(() => test.stop())

let players = 0
async function enter(game: Game, duties: { readonly min_cycle_ms?: number } = {}) {
  players += 1
  const player = `instant-${players}`
  await test.player(player, 100)
  const token = await test.enter(game.id, player, duties)
  const body = { request_id: randomUUID(), bet: BETS[game.id] ?? {} }
  const wallet = () => walletBalance(test, player, game.platform)
  const play = async () => expectData(await test.play('openRound', token, body)).round
  const rounds = async () =>
    await test.db
      .selectFrom('arcade.rounds as round')
      .innerJoin('arcade.players as owner', 'owner.player_id', 'round.player_id')
      .selectAll('round')
      .where('owner.name', '=', player)
      .execute()
  return { token, body, wallet, play, rounds }
}

/** The request, repeated three times at once, is answered by one settled round, which was paid for once. */
async function expectPlayedOnce({ play, rounds, wallet }: Awaited<ReturnType<typeof enter>>) {
  const [round, ...others] = await Promise.all([play(), play(), play()])
  expect(others).toEqual([round, round])
  expect(round).toMatchObject({ status: 'settled', fairness: { nonce: 0 } })
  expect(await rounds()).toMatchObject([{ round_id: round?.round_id, status: 'SETTLED' }])
  expect(await wallet()).toBe(START - minorOf(round?.bet) + minorOf(round?.win))
  expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  return round
}

describe.each(instantGames)('the process dies in a round of $id', (game) => {
  it('before its only commit: nothing has moved, and the repeated request plays it', async () => {
    const player = await enter(game)
    await sql`create trigger die before insert on arcade.round_steps for each row execute function arcade.die()`.execute(
      test.db,
    )
    const headers = { authorization: `Bearer ${player.token}` }
    const url = '/arcade/api/rounds/open'
    const died = await test.app.inject({ method: 'POST', url, body: player.body, headers })
    await sql`drop trigger die on arcade.round_steps`.execute(test.db)
    expect(died.statusCode).toBe(500)
    expect([await player.rounds(), await player.wallet()]).toEqual([[], START])
    await expectPlayedOnce(player)
  })

  it('after its answer, which nobody read: the repeated request gets the same round', async () => {
    const player = await enter(game)
    const lost = await player.play()
    expect(await expectPlayedOnce(player)).toEqual(lost)
  })

  it.each([
    ['before its stake was taken', 'DEBITED', false],
    ['with its stake taken, before it was drawn', 'DRAWN', true],
    ['with its stake taken, before it was paid', 'CREDITED', true],
  ])('%s: the repeated request finishes it', async (_when, phase, isTaken) => {
    const player = await enter(game, STEP_BY_STEP)
    await crashDuringCall(test, killer, phase, {
      path: 'rounds/open',
      token: player.token,
      body: player.body,
    })
    const [left] = await player.rounds()
    expect(left?.status).toBe('PENDING')
    expect(await player.wallet()).toBe(START - (isTaken ? (left?.bet ?? 0n) : 0n))
    await expectPlayedOnce(player)
  })
})
