import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createTestCaller, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { openSession } from '../../account/index.ts'
import { accountRoom } from '../../account/room.ts'
import { endPlay } from '../limits/jobs/end-play.ts'
import { setPlayLimit } from '../limits/set-play-limit.ts'
import { startPlayBreak } from '../limits/start-play-break.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { enterGame } from './enter-game.ts'

const operator = { name: 'admin', permissions: ['players.manage'] as const }
const device = { login_device: 'wap', client_info: { type: '', core: '', device_name: '', version: '' } }

let games: GamesFixture
let events: string[]
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())
beforeEach(() => {
  games.provider.balanceMinor = 0n
  events = []
  vi.spyOn(games.provider, 'kick').mockImplementation(async () => {
    events.push('kicked')
    return { ok: true, data: null }
  })
})

/** Enters a game with an amount; `meanwhile` happens, and its jobs run, before the provider answers the launch. */
async function enterDuring(player: TestPlayer, amount: number, meanwhile: () => Promise<unknown>) {
  vi.spyOn(games.provider, 'launch').mockImplementationOnce(async () => {
    await meanwhile()
    await runJobs(games.ctx, [endPlay])
    events.push('launched')
    return { ok: true, data: { url: '/play' } }
  })
  const request = calls.enterGame.request.parse({ gameId: 'fake-game', amount })
  const entered = await enterGame(games.ctx, request, {
    ...player.caller,
    idempotencyKey: games.ctx.ids.uuid(),
  })
  await runJobs(games.ctx, [endPlay])
  return entered
}

const startBreak = (player: TestPlayer) =>
  startPlayBreak(games.ctx, { kind: 'exclusion', months: 6 }, player.caller)
const lock = (player: TestPlayer) =>
  performAction(games.ctx, accountRoom.actions, operator, {
    action: 'lock-player',
    input: { player_id: player.playerId.toString() },
    reason: 'test',
  })
const logOut = (player: TestPlayer) =>
  accountRoom.routes.find(({ call }) => call.name === 'logout')?.answer(games.ctx, {}, player.caller) ??
  Promise.reject(new Error('no route'))
const logInAgain = (player: TestPlayer) =>
  games.ctx.db
    .transaction()
    .execute((trx) => openSession(games.ctx, trx, player.playerId, device, createTestCaller()))
const reachLimit = (player: TestPlayer) =>
  setPlayLimit(games.ctx, { subject: 'stake', period: 'day', amount: 0 }, player.caller)

const launchesOf = (player: TestPlayer) =>
  games.ctx.db.selectFrom('game_launches').select('gid').where('player_id', '=', player.playerId).execute()

describe('§4 a launch that the provider answers after the player may no longer play', () => {
  it.each([
    ['a break begins', startBreak, 10300],
    ['a limit is lowered to what was used', reachLimit, 10303],
    ['an operator locks the account', lock, 401],
    ['the player logs out', logOut, 401],
    ['another login takes its place', logInAgain, 401],
  ])('is ended and refused, and its money comes back: %s', async (_what, meanwhile, code) => {
    const player = await games.newPlayer(500_00n)
    expect(await enterDuring(player, 200, () => meanwhile(player))).toEqual({ ok: false, code })
    expect(events.slice(-2), 'the launch is ended after it began').toEqual(['launched', 'kicked'])
    expect(await games.mainBalance(player)).toBe(500_00n)
    expect(await launchesOf(player), 'it is no play').toEqual([])
  })

  it('takes back what it brought, and nothing that was there before', async () => {
    const player = await games.newPlayer(500_00n)
    games.provider.balanceMinor = 70_00n
    await enterDuring(player, 200, () => logInAgain(player))
    expect(games.provider.balanceMinor).toBe(70_00n)
    expect(await games.mainBalance(player)).toBe(500_00n)
  })

  it('opens for a player who may play on', async () => {
    const player = await games.newPlayer(500_00n)
    expect(await enterDuring(player, 200, async () => {})).toMatchObject({
      ok: true,
      data: { GameUrl: '/play', transfer: { amount: '200.00' } },
    })
    expect(events).toEqual(['launched'])
    expect(await launchesOf(player)).toEqual([{ gid: 'fake-game' }])
  })
})
