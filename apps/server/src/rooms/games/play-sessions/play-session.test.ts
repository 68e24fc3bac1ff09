import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { OTHER_PLATFORM, PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { enterGame } from '../launch/enter-game.ts'
import { setRealityChecks } from '../limits/actions/set-reality-checks.ts'
import { getPlayLimits } from '../limits/get-play-limits.ts'
import { endPlay } from '../limits/jobs/end-play.ts'
import { enforcePlayLimits } from '../limits/jobs/enforce-play-limits.ts'
import { setPlayLimit } from '../limits/set-play-limit.ts'
import { setRealityCheck } from '../limits/set-reality-check.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from '../transfers/deposit-to-game.ts'
import { withdrawFromGame } from '../transfers/withdraw-from-game.ts'
import { continuePlaySession } from './continue-play-session.ts'
import { getPlaySession } from './get-play-session.ts'

const MINUTE = 60_000
let games: GamesFixture
let made = 0

beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())

const enter = (player: TestPlayer) =>
  enterGame(games.ctx, calls.enterGame.request.parse({ gameId: 'fake-game', amount: 0 }), {
    ...player.caller,
    idempotencyKey: games.ctx.ids.uuid(),
  })
const limitTime = (player: TestPlayer, minutes: number | string | null) =>
  setPlayLimit(games.ctx, { subject: 'time', period: 'day', amount: minutes }, player.caller)

async function sittingOf(player: TestPlayer) {
  const outcome = await getPlaySession(games.ctx, {}, player.caller)
  if (!outcome.ok) throw new Error('no sitting')
  return outcome.data
}

async function bet(player: TestPlayer, betMinor: number, winMinor: number) {
  made += 1
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ('fake_slots', $1, 1, $2, 'fake-game', 'settled', $3, $3, $4, $5, $5)`,
    [`S${made}`, player.playerId, betMinor, winMinor, games.clock.now()],
  )
}

/** Plays a round every two minutes. */
async function playFor(player: TestPlayer, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 2) {
    games.clock.advance(2 * MINUTE)
    await bet(player, 10_00, 4_00)
  }
}

it('derives play time from launches and bets; pauses do not count, and no client can shorten it', async () => {
  const player = await games.newPlayer(0n)
  await enter(player)
  await playFor(player, 10)
  expect(await sittingOf(player)).toMatchObject({ played_s: 600, win_loss: '-30.00' })
  games.clock.advance(20 * MINUTE)
  expect((await sittingOf(player)).played_s, 'five minutes after the last round').toBe(900)
  await bet(player, 0, 50_00)
  games.clock.advance(MINUTE)
  expect(await sittingOf(player)).toMatchObject({ played_s: 960, win_loss: '20.00' })
})

it('ends the play time at a full withdrawal until the next launch', async () => {
  const player = await games.newPlayer(500_00n)
  await enter(player)
  const money = { ...player.caller, idempotencyKey: 'sit-in' }
  await depositToGame(games.ctx, { platform: PLATFORM, amount: 100 }, money)
  games.clock.advance(MINUTE)
  const out = calls.withdrawFromGame.request.parse({ platform: PLATFORM, is_all: 1 })
  await withdrawFromGame(games.ctx, out, { ...player.caller, idempotencyKey: 'sit-out' })
  games.clock.advance(10 * MINUTE)
  expect((await sittingOf(player)).played_s).toBe(60)
  await enter(player)
  games.clock.advance(MINUTE)
  expect((await sittingOf(player)).played_s).toBe(120)
})

/** Takes everything out of the platform. */
const takeAllOut = (player: TestPlayer) =>
  withdrawFromGame(games.ctx, calls.withdrawFromGame.request.parse({ platform: PLATFORM, is_all: 1 }), {
    ...player.caller,
    idempotencyKey: games.ctx.ids.uuid(),
  })
const bringBack = (player: TestPlayer, platform = PLATFORM) =>
  depositToGame(
    games.ctx,
    { platform, amount: 100 },
    { ...player.caller, idempotencyKey: games.ctx.ids.uuid() },
  )

it('counts the time between rounds of a player who takes the money out after each and brings it back', async () => {
  const player = await games.newPlayer(100_00n)
  games.provider.balanceMinor = 0n
  await limitTime(player, 30)
  await enter(player)
  await bringBack(player)
  for (let minute = 0; minute < 30; minute += 1) {
    await bet(player, 10_00, 10_00)
    games.clock.advance(3_000)
    expect(await takeAllOut(player)).toMatchObject({ data: { transfers: [{ amount: '100.00' }] } })
    games.clock.advance(MINUTE - 3_000)
    if (minute < 29) expect(await bringBack(player)).toMatchObject({ ok: true })
  }
  expect((await sittingOf(player)).played_s, 'all but the time after the last round').toBe(29 * 60 + 3)
  await enter(player)
  expect(await sittingOf(player)).toMatchObject({ played_s: 30 * 60, time_left_s: 0 })
  expect(await enter(player)).toMatchObject({ code: 10304 })
})

it.each([
  ['a bet', (player: TestPlayer) => bet(player, 1, 0)],
  ['a launch', (player: TestPlayer) => enter(player)],
  ['a transfer to another platform', (player: TestPlayer) => bringBack(player, OTHER_PLATFORM)],
])('a full withdrawal ends the play time unless %s follows within five minutes', async (_what, next) => {
  for (const [isSoon, seconds] of [
    [true, 5 * 60],
    [false, 5 * 60 + 1],
  ] as const) {
    const player = await games.newPlayer(500_00n)
    games.provider.balanceMinor = 0n
    await enter(player)
    await bringBack(player)
    games.clock.advance(MINUTE)
    await takeAllOut(player)
    games.clock.advance(seconds * 1_000)
    expect((await sittingOf(player)).played_s, 'nothing follows yet').toBe(60)
    await next(player)
    expect((await sittingOf(player)).played_s).toBe(isSoon ? 5 * 60 : 60)
  }
})

it('does not end the play time when a balance stays, nothing moved, or another game is open', async () => {
  const player = await games.newPlayer(1_000_00n)
  const takeOut = (key: string, how: { amount: number } | { is_all: 1 }) =>
    withdrawFromGame(games.ctx, calls.withdrawFromGame.request.parse({ platform: PLATFORM, ...how }), {
      ...player.caller,
      idempotencyKey: `${key}-${player.playerId}`,
    })
  games.provider.balanceMinor = 0n
  await enter(player)
  await depositToGame(
    games.ctx,
    { platform: PLATFORM, amount: 100 },
    { ...player.caller, idempotencyKey: 'more-in' },
  )
  games.clock.advance(MINUTE)
  expect(await takeOut('part', { amount: 1 })).toMatchObject({ ok: true })
  games.clock.advance(MINUTE)
  games.provider.next.push('INSUFFICIENT')
  await takeOut('failed', { is_all: 1 })
  games.clock.advance(MINUTE)
  expect((await sittingOf(player)).played_s).toBe(180)
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at)
     values ('elsewhere', 'E1', 1, $1, 'else', 'open', 1, 1, 0, $2)`,
    [player.playerId, games.clock.now()],
  )
  await enter(player)
  games.clock.advance(MINUTE)
  expect(await takeOut('all', { is_all: 1 })).toMatchObject({ data: { transfers: [{ amount: '99.00' }] } })
  games.clock.advance(20 * MINUTE)
  expect((await sittingOf(player)).played_s, 'five minutes after the round elsewhere').toBe(480)
})

it('continues a play session over a short pause and a reload, and starts a new one after half an hour', async () => {
  const player = await games.newPlayer(0n)
  await enter(player)
  const { started_at } = await sittingOf(player)
  await playFor(player, 20)
  games.clock.advance(20 * MINUTE)
  await enter(player)
  expect((await sittingOf(player)).started_at).toBe(started_at)
  games.clock.advance(30 * MINUTE)
  await enter(player)
  expect(await sittingOf(player)).toMatchObject({
    started_at: games.clock.now().toISOString(),
    played_s: 0,
    win_loss: '0.00',
  })
})

it('keeps a reality check due until the player confirms it, also after reopening the game', async () => {
  const player = await games.newPlayer(0n)
  await setRealityCheck(games.ctx, { every_minutes: 15 }, player.caller)
  await enter(player)
  const due = new Date(games.clock.now().getTime() + 15 * MINUTE).toISOString()
  await playFor(player, 16)
  await enter(player)
  expect((await sittingOf(player)).check).toEqual({ every_minutes: 15, due_at: due })
  const outcome = await continuePlaySession(games.ctx, {}, player.caller)
  const next = new Date(games.clock.now().getTime() + 15 * MINUTE).toISOString()
  expect(outcome).toMatchObject({ ok: true, data: { check: { due_at: next }, played_s: 960 } })
})

it('allows turning the reality check off unless it is obligatory', async () => {
  const player = await games.newPlayer(0n)
  expect((await sittingOf(player)).check).toMatchObject({ every_minutes: 60 })
  await setRealityCheck(games.ctx, { every_minutes: null }, player.caller)
  expect((await sittingOf(player)).check).toBeNull()
  const operator = { name: 'op', permissions: ['players.manage'] }
  await performAction(games.ctx, [setRealityChecks], operator, {
    action: 'set-reality-checks',
    input: { default_minutes: 30, is_obligatory: true },
    reason: 'the regulator asks for it',
  })
  expect((await sittingOf(player)).check).toMatchObject({ every_minutes: 30 })
  expect(await setRealityCheck(games.ctx, { every_minutes: null }, player.caller)).toMatchObject({
    code: 400,
  })
  expect(await setRealityCheck(games.ctx, { every_minutes: 60 }, player.caller)).toMatchObject({
    data: { reality_check: { every_minutes: 60, is_obligatory: true } },
  })
})

it('warns before the time limit, then refuses games and transfers and ends an open game', async () => {
  const player = await games.newPlayer(1_000_00n)
  await limitTime(player, 30)
  await enter(player)
  await playFor(player, 24)
  expect(await sittingOf(player)).toMatchObject({ time_left_s: 360 })
  const kick = vi.spyOn(games.provider, 'kick')
  await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
  await runJobs(games.ctx, [endPlay])
  expect(kick).not.toHaveBeenCalled()
  await playFor(player, 6)
  expect(await sittingOf(player)).toMatchObject({ time_left_s: 0 })
  await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
  await runJobs(games.ctx, [endPlay])
  expect(kick).toHaveBeenCalledTimes(1)
  expect(await enter(player)).toMatchObject({ code: 10304 })
  const money = { ...player.caller, idempotencyKey: 'time-in' }
  expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 100 }, money)).toMatchObject({
    code: 10304,
  })
  games.clock.advance(24 * 60 * MINUTE)
  expect(await enter(player), 'the next day').toMatchObject({ ok: true })
})

it('lowers a time limit at once, raises it after a day, and accepts whole minutes of one day only', async () => {
  const player = await games.newPlayer(0n)
  await limitTime(player, 120)
  await limitTime(player, '60')
  await limitTime(player, 90)
  const outcome = await getPlayLimits(games.ctx, {}, player.caller)
  const inDays = (days: number) =>
    new Date(games.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString()
  const pending = { amount: '90', ready_at: inDays(1), expires_at: inDays(8) }
  expect(outcome.ok && outcome.data.limits.filter(({ subject }) => subject === 'time')).toEqual([
    { subject: 'time', period: 'day', amount: '60', used: '0', pending },
  ])
  expect(await limitTime(player, '1.5')).toMatchObject({ fields: [{ rule: 'minutes_of_a_day' }] })
  expect(await limitTime(player, 1_441)).toMatchObject({ fields: [{ rule: 'minutes_of_a_day' }] })
  const week = { subject: 'time', period: 'week', amount: 60 }
  expect(calls.setPlayLimit.request.safeParse(week).success).toBe(false)
})
