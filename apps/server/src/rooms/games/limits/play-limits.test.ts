import { calls } from '@gamehall/contract'
import { minor, ZERO } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OTHER_PLATFORM, PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { enterGame } from '../launch/enter-game.ts'
import { preEnterGame } from '../launch/pre-enter-game.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from '../transfers/deposit-to-game.ts'
import { withdrawFromGame } from '../transfers/withdraw-from-game.ts'
import { checkDepositAllowed, checkPlayAllowed, readRemainingLossAllowance } from './check-play-allowed.ts'
import { confirmPlayLimit } from './confirm-play-limit.ts'
import { getPlayLimits } from './get-play-limits.ts'
import { endPlay } from './jobs/end-play.ts'
import { enforcePlayLimits } from './jobs/enforce-play-limits.ts'
import { setPlayLimit } from './set-play-limit.ts'
import { startPlayBreak } from './start-play-break.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let games: GamesFixture
let made = 0
beforeAll(async () => {
  games = await createGamesFixture()
})
beforeEach(() => {
  games.provider.balanceMinor = 0n
})
afterAll(() => games.ctx.close())

const set = (player: TestPlayer, request: object) =>
  setPlayLimit(games.ctx, calls.setPlayLimit.request.parse(request), player.caller)
const confirm = (player: TestPlayer, request: object) =>
  confirmPlayLimit(games.ctx, calls.confirmPlayLimit.request.parse(request), player.caller)
const pause = (player: TestPlayer, request: object) =>
  startPlayBreak(games.ctx, calls.startPlayBreak.request.parse(request), player.caller)
const play = (player: TestPlayer) => checkPlayAllowed(games.ctx, player.playerId)
const bringable = (player: TestPlayer) =>
  readRemainingLossAllowance(games.ctx.db, player.playerId, games.clock.now())
const deposit = (player: TestPlayer, cents: bigint, openCents = 0n) =>
  checkDepositAllowed(
    games.ctx.db,
    player.playerId,
    { amountMinor: minor(cents), openMinor: minor(openCents) },
    games.clock.now(),
  )
async function limitOf(player: TestPlayer, subject: string, period: string) {
  const outcome = await getPlayLimits(games.ctx, {}, player.caller)
  if (!outcome.ok) throw new Error('no limits')
  return outcome.data.limits.find((limit) => limit.subject === subject && limit.period === period)
}

/** A settled bet in cents, now. */
async function bet(player: TestPlayer, betMinor: number, winMinor: number, apiKey = 'fake') {
  made += 1
  await games.ctx.pool.query(
    `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
     values ($6, $1, 1, $2, 'fake-game', 'settled', $3, $3, $4, $5, $5)`,
    [`L${made}`, player.playerId, betMinor, winMinor, games.clock.now(), apiKey],
  )
}

describe('play limits', () => {
  it('applies a first or lower limit at once; a higher one after its waiting period and a confirmation', async () => {
    const player = await games.newPlayer(0n)
    const key = { subject: 'deposit', period: 'week' }
    await set(player, { ...key, amount: '1000' })
    await set(player, { ...key, amount: 500 })
    expect(await limitOf(player, 'deposit', 'week')).toMatchObject({ amount: '500.00', pending: null })

    const asked = games.clock.now().getTime()
    await set(player, { ...key, amount: '2000' })
    const ready_at = new Date(asked + 7 * DAY).toISOString()
    expect(await limitOf(player, 'deposit', 'week')).toMatchObject({
      amount: '500.00',
      pending: { amount: '2000.00', ready_at },
    })
    games.clock.advance(7 * DAY - 1)
    expect(await confirm(player, { ...key, is_wanted: true })).toMatchObject({ code: 10040 })
    games.clock.advance(1)
    expect(await limitOf(player, 'deposit', 'week'), 'not by itself').toMatchObject({ amount: '500.00' })
    expect(await confirm(player, { ...key, is_wanted: true })).toMatchObject({ ok: true })
    expect(await limitOf(player, 'deposit', 'week')).toMatchObject({ amount: '2000.00', pending: null })
    expect(await confirm(player, { ...key, is_wanted: true })).toMatchObject({ code: 10040 })
  })

  it.each([
    ['day', DAY],
    ['week', 7 * DAY],
    ['month', 30 * DAY],
  ])('to have none at all any more waits a %s too', async (period, waitMs) => {
    const player = await games.newPlayer(0n)
    const key = { subject: 'stake', period }
    await set(player, { ...key, amount: 100 })
    await set(player, { ...key, amount: null })
    games.clock.advance(waitMs - 1)
    expect(await confirm(player, { ...key, is_wanted: true })).toMatchObject({ code: 10040 })
    games.clock.advance(1)
    await confirm(player, { ...key, is_wanted: true })
    expect(await limitOf(player, 'stake', period)).toMatchObject({ amount: null, pending: null })
  })

  it.each([
    ['day', DAY],
    ['week', 7 * DAY],
    ['month', 30 * DAY],
  ])(
    'a higher limit of a %s can be confirmed for seven days after its wait, then asked for again',
    async (period, waitMs) => {
      const player = await games.newPlayer(0n)
      const key = { subject: 'loss', period }
      await set(player, { ...key, amount: 100 })
      for (const [waitedMs, outcome] of [
        [waitMs + 7 * DAY, { ok: false, code: 10040 }],
        [waitMs + 400 * DAY, { ok: false, code: 10040 }],
        [waitMs + 7 * DAY - 1, { ok: true }],
      ] as const) {
        const asked = games.clock.now().getTime()
        await set(player, { ...key, amount: null })
        games.clock.advance(waitedMs)
        expect((await limitOf(player, 'loss', period))?.pending).toEqual({
          amount: null,
          ready_at: new Date(asked + waitMs).toISOString(),
          expires_at: new Date(asked + waitMs + 7 * DAY).toISOString(),
        })
        expect(await confirm(player, { ...key, is_wanted: true })).toMatchObject(outcome)
      }
      expect(await limitOf(player, 'loss', period)).toMatchObject({ amount: null, pending: null })
    },
  )

  it('an expired higher limit can be given up', async () => {
    const player = await games.newPlayer(0n)
    const key = { subject: 'loss', period: 'day' }
    await set(player, { ...key, amount: 100 })
    await set(player, { ...key, amount: 900 })
    games.clock.advance(8 * DAY)
    expect(await confirm(player, { ...key, is_wanted: false })).toMatchObject({ ok: true })
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ amount: '100.00', pending: null })
  })

  it('drops a pending higher limit when a lower one is set, and lets the player cancel it', async () => {
    const player = await games.newPlayer(0n)
    const key = { subject: 'loss', period: 'day' }
    await set(player, { ...key, amount: 300 })
    await set(player, { ...key, amount: 900 })
    await confirm(player, { ...key, is_wanted: false })
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ amount: '300.00', pending: null })
    await set(player, { ...key, amount: 900 })
    await set(player, { ...key, amount: 200 })
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ amount: '200.00', pending: null })
    const { rows } = await games.ctx.pool.query(
      'select what from play_limit_changes where player_id = $1 order by change_id',
      [player.playerId],
    )
    expect(rows.map(({ what }) => what)).toEqual([
      'limit set',
      'higher limit asked for',
      'higher limit given up',
      'higher limit asked for',
      'limit set',
    ])
  })

  it.each(['-1', 'NaN', '1e9', '10.5', '0.001', '99999999999999999999'])('refuses %s', async (amount) => {
    const player = await games.newPlayer(0n)
    const parsed = calls.setPlayLimit.request.safeParse({ subject: 'loss', period: 'day', amount })
    if (parsed.success)
      expect(await setPlayLimit(games.ctx, parsed.data, player.caller)).toMatchObject({ code: 400 })
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ amount: null })
  })

  it('deposits: credited, pending and requested amounts together stay within the limit', async () => {
    const player = await games.newPlayer(600_00n)
    expect(await deposit(player, 9_000_00n)).toMatchObject({ ok: true })
    await set(player, { subject: 'deposit', period: 'day', amount: 1000 })
    expect(await limitOf(player, 'deposit', 'day')).toMatchObject({ used: '600.00' })
    expect(await deposit(player, 400_00n)).toMatchObject({ ok: true })
    expect(await deposit(player, 400_00n, 1_00n)).toMatchObject({ code: 10301 })
    expect(await deposit(player, 401_00n)).toMatchObject({ code: 10301 })
    expect(await deposit(await games.newPlayer(0n), 401_00n), 'another player’s').toMatchObject({ ok: true })
    games.clock.advance(DAY)
    expect(await deposit(player, 1000_00n)).toMatchObject({ ok: true })
  })

  it('losses: wins offset losses; transferred money counts as lost', async () => {
    const player = await games.newPlayer(2_000_00n)
    await set(player, { subject: 'loss', period: 'day', amount: 500 })
    await bet(player, 400_00, 100_00)
    expect(await limitOf(player, 'loss', 'day')).toMatchObject({ used: '300.00' })
    expect(await bringable(player)).toBe(200_00n)
    await bet(player, 0, 300_00)
    expect(await bringable(player)).toBe(500_00n)
    await bet(player, 500_00, 0)
    expect(await play(player), 'nothing is left').toMatchObject({ code: 10302 })
  })

  it('losses: balances at the platforms count, so that several transfers cannot exceed the limit', async () => {
    const player = await games.newPlayer(2_000_00n)
    await set(player, { subject: 'loss', period: 'day', amount: 500 })
    let key = 0
    const bring = (amount: number) => {
      key += 1
      const caller = { ...player.caller, idempotencyKey: `risk-in-${key}` }
      return depositToGame(games.ctx, { platform: PLATFORM, amount }, caller)
    }
    expect(await bring(400)).toMatchObject({ ok: true })
    expect(await bring(101)).toMatchObject({ code: 10302 })
    expect(await bring(100)).toMatchObject({ ok: true })
    await bet(player, 100_00, 1_000_00, PLATFORM)
    expect(await bring(1), 'what was won may be lost again, no more').toMatchObject({ code: 10302 })

    games.clock.advance(DAY)
    expect(await bring(1), 'and on the next day it is there to be lost').toMatchObject({ code: 10302 })
    const back = calls.withdrawFromGame.request.parse({ platform: PLATFORM, is_all: 1 })
    await withdrawFromGame(games.ctx, back, { ...player.caller, idempotencyKey: 'risk-out' })
    expect(await bring(500)).toMatchObject({ ok: true })
    expect(await bring(1)).toMatchObject({ code: 10302 })
    await withdrawFromGame(games.ctx, back, { ...player.caller, idempotencyKey: 'risk-end' })
  })

  it('losses: of two concurrent transfers to two platforms, only the one within the limit succeeds', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => games.newPlayer(2_000_00n)))
    await Promise.all(players.map((player) => set(player, { subject: 'loss', period: 'day', amount: 500 })))
    const bring = (player: TestPlayer, platform: string, key: string) =>
      depositToGame(games.ctx, { platform, amount: 400 }, { ...player.caller, idempotencyKey: key })
    const all = await Promise.all(
      players.flatMap((player) => [
        bring(player, PLATFORM, 'at-once-1'),
        bring(player, OTHER_PLATFORM, 'at-once-2'),
      ]),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(players.length)
    expect(new Set(all.flatMap((outcome) => (outcome.ok ? [] : [outcome.code])))).toEqual(new Set([10302]))
    for (const player of players) expect(await games.mainBalance(player)).toBe(1_600_00n)
  })

  it('losses: repeating a transfer with its key returns the same transfer', async () => {
    const player = await games.newPlayer(2_000_00n)
    await set(player, { subject: 'loss', period: 'day', amount: 500 })
    const caller = { ...player.caller, idempotencyKey: 'risk-again' }
    const first = await depositToGame(games.ctx, { platform: PLATFORM, amount: 400 }, caller)
    expect(first).toMatchObject({ ok: true, data: { thridResult: { code: 0 } } })
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 400 }, caller)).toEqual(first)
    expect(await games.mainBalance(player)).toBe(1_600_00n)
  })

  it('losses: lost money counts before the platform has reported the bets', async () => {
    const player = await games.newPlayer(2_000_00n)
    await set(player, { subject: 'loss', period: 'day', amount: 500 })
    let key = 0
    const once = () => {
      key += 1
      return { ...player.caller, idempotencyKey: `untold-${key}` }
    }
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 500 }, once())).toMatchObject({
      ok: true,
    })
    games.provider.balanceMinor = 100_00n
    games.clock.advance(1_000)
    const back = calls.withdrawFromGame.request.parse({ platform: PLATFORM, is_all: 1 })
    expect(await withdrawFromGame(games.ctx, back, once())).toMatchObject({ ok: true })
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 101 }, once())).toMatchObject({
      code: 10302,
    })
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 100 }, once())).toMatchObject({
      ok: true,
    })
  })

  it('stakes: no game opens once the limit is reached, whatever was won', async () => {
    const player = await games.newPlayer(0n)
    await set(player, { subject: 'stake', period: 'month', amount: 100 })
    await bet(player, 99_99, 500_00)
    expect(await play(player)).toMatchObject({ ok: true })
    await bet(player, 1, 0)
    expect(await play(player)).toMatchObject({ code: 10303 })
    games.clock.advance(30 * DAY + 1)
    expect(await play(player)).toMatchObject({ ok: true })
  })

  it('is checked by every call that leads to a game, and not by transfers back', async () => {
    const player = await games.newPlayer(1_000_00n)
    const into = { ...player.caller, idempotencyKey: 'in-1' }
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 300 }, into)).toMatchObject({
      ok: true,
    })
    await set(player, { subject: 'loss', period: 'day', amount: 0 })
    const look = calls.preEnterGame.request.parse({ gameId: 'fake-game' })
    expect(await preEnterGame(games.ctx, look, player.caller)).toMatchObject({ code: 10302 })
    const request = calls.enterGame.request.parse({ gameId: 'fake-game', amount: 0 })
    expect(await enterGame(games.ctx, request, player.caller)).toMatchObject({ code: 10302 })
    const again = { ...player.caller, idempotencyKey: 'in-2' }
    expect(await depositToGame(games.ctx, { platform: PLATFORM, amount: 300 }, again)).toMatchObject({
      code: 10302,
    })
    const back = calls.withdrawFromGame.request.parse({ platform: PLATFORM, is_all: 1 })
    expect(
      await withdrawFromGame(games.ctx, back, { ...player.caller, idempotencyKey: 'out-1' }),
    ).toMatchObject({ ok: true })
    expect(await games.mainBalance(player)).toBe(1_000_00n)
  })

  it('ends the game of a player who reaches a limit while playing', async () => {
    const player = await games.newPlayer(1_000_00n)
    const into = { ...player.caller, idempotencyKey: 'mid-1' }
    await depositToGame(games.ctx, { platform: PLATFORM, amount: 300 }, into)
    await set(player, { subject: 'stake', period: 'day', amount: 50 })
    const kick = vi.spyOn(games.provider, 'kick')
    await bet(player, 40_00, 0)
    await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
    await runJobs(games.ctx, [endPlay])
    expect(kick).not.toHaveBeenCalled()
    await bet(player, 40_00, 0)
    await enforcePlayLimits.run(games.ctx, {}, games.clock.now())
    await runJobs(games.ctx, [endPlay])
    expect(kick).toHaveBeenCalledTimes(1)
  })
})

describe('a break', () => {
  it.each([
    ['a day of cooling off', { kind: 'cool_off', days: 1 }, DAY],
    ['a month of it', { kind: 'cool_off', days: 30 }, 30 * DAY],
    ['half a year', { kind: 'exclusion', months: 6 }, 170 * DAY],
  ])('%s: neither deposits nor games until it is over', async (_what, request, lengthMs) => {
    const player = await games.newPlayer(0n)
    expect(await pause(player, request)).toMatchObject({ ok: true, data: { break: { kind: request.kind } } })
    games.clock.advance(lengthMs - 1)
    expect(await play(player)).toMatchObject({ code: 10300 })
    expect(await deposit(player, ZERO)).toMatchObject({ code: 10300 })
    games.clock.advance(15 * DAY)
    expect(await play(player)).toMatchObject({ ok: true })
  })

  it('is told to the player’s clients', async () => {
    const player = await games.newPlayer(0n)
    await pause(player, { kind: 'cool_off', days: 3 })
    await pause(player, { kind: 'cool_off', days: 1 })
    const pushes = await games.ctx.pool.query(
      `select push from push_messages where player_id = $1 and content -> 'keys' ? 'play_break'`,
      [player.playerId],
    )
    expect(pushes.rows).toMatchObject([{ push: { silence: true } }])
  })

  it('can be extended, never shortened; a permanent one is final', async () => {
    const player = await games.newPlayer(0n)
    await pause(player, { kind: 'cool_off', days: 20 })
    expect(await pause(player, { kind: 'cool_off', days: 7 })).toMatchObject({
      code: 400,
      fields: [{ rule: 'play_break_shorter' }],
    })
    expect(await pause(player, { kind: 'exclusion', months: null })).toMatchObject({
      ok: true,
      data: { break: { until: null } },
    })
    expect(await pause(player, { kind: 'exclusion', months: 60 })).toMatchObject({ code: 400 })
    games.clock.advance(4_000 * DAY)
    expect(await play(player)).toMatchObject({ code: 10300 })
  })

  it.each([
    { kind: 'cool_off', days: 0 },
    { kind: 'cool_off', days: 31 },
    { kind: 'cool_off', days: 1.5 },
    { kind: 'exclusion', months: 1 },
    { kind: 'nap' },
  ])('%o is no break', (request) => {
    expect(calls.startPlayBreak.request.safeParse(request).success).toBe(false)
  })
})
