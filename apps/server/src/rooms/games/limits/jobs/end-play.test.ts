import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestCaller, runJobs, type TestPlayer } from '../../../../testing/index.ts'
import { openSession } from '../../../account/index.ts'
import { accountRoom } from '../../../account/room.ts'
import { ensurePlatformPlayer } from '../../platforms/platform-player.ts'
import { createGamesFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { startPlayBreak } from '../start-play-break.ts'
import { endPlay } from './end-play.ts'

const operator = { name: 'admin', permissions: ['players.manage'] as const }
const device = { login_device: 'wap', client_info: { type: '', core: '', device_name: '', version: '' } }
let games: GamesFixture
let kicked: string[]

beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())
beforeEach(() => {
  kicked = []
  vi.spyOn(games.provider, 'kick').mockImplementation(async (player) => {
    kicked.push(player)
    return { ok: true, data: null }
  })
})

async function playing(): Promise<TestPlayer> {
  const player = await games.newPlayer(0n)
  await ensurePlatformPlayer(games.ctx, games.provider, player.playerId)
  return player
}

const act = (action: string, player: TestPlayer) =>
  performAction(games.ctx, accountRoom.actions, operator, {
    action,
    input: { player_id: player.playerId.toString() },
    reason: 'test',
  })

const logInAgain = (player: TestPlayer) =>
  games.ctx.db
    .transaction()
    .execute((trx) => openSession(games.ctx, trx, player.playerId, device, createTestCaller()))
async function lockAndUnlock(player: TestPlayer) {
  await act('lock-player', player)
  await act('unlock-player', player)
}

describe('§4 a login that ended plays on nowhere', () => {
  it.each([
    ['an operator locks the account', (player: TestPlayer) => act('lock-player', player)],
    ['an operator ends the login', (player: TestPlayer) => act('end-session', player)],
    ['another login takes its place', logInAgain],
  ])('%s', async (_why, end) => {
    const player = await playing()
    await end(player)
    await runJobs(games.ctx, [endPlay])
    expect(kicked).toEqual([`gh${player.playerId}`])
  })

  it('locks out of the games who has logged out of the hall', async () => {
    const player = await playing()
    await act('end-session', player)
    await runJobs(games.ctx, [endPlay])
    await act('lock-player', player)
    await runJobs(games.ctx, [endPlay])
    expect(kicked).toHaveLength(2)
  })

  it('a platform that was away too long keeps the next login’s play, but not a locked account’s', async () => {
    const [replaced, locked] = [await playing(), await playing()]
    await logInAgain(replaced)
    await act('lock-player', locked)
    games.clock.advance(61_000)
    await runJobs(games.ctx, [endPlay])
    expect(kicked).toEqual([`gh${locked.playerId}`])
  })

  it.each([
    [
      'a break',
      (player: TestPlayer) => startPlayBreak(games.ctx, { kind: 'exclusion', months: 6 }, player.caller),
    ],
    ['a lock that was taken back', lockAndUnlock],
  ])('a login leaves the end of play that %s asked for in place', async (_what, end) => {
    const player = await playing()
    await logInAgain(player)
    await end(player)
    expect(await logInAgain(player)).toMatchObject({ ok: true })
    games.clock.advance(61_000)
    await runJobs(games.ctx, [endPlay])
    expect(kicked).toEqual([`gh${player.playerId}`])
  })

  it('is tried again when the platform does not answer', async () => {
    const player = await playing()
    vi.spyOn(games.provider, 'kick').mockResolvedValueOnce({ ok: false, error: 'UNKNOWN', message: '' })
    const payload = { player_id: player.playerId.toString(), until: null }
    await expect(endPlay.run(games.ctx, payload, games.clock.now())).rejects.toThrow('UNKNOWN')
  })
})
