import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ProviderOpenRound } from '../../../providers/games/index.ts'
import { OTHER_PLATFORM, PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { preEnterGame } from '../launch/pre-enter-game.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { listOpenRounds } from './list-open-rounds.ts'

let games: GamesFixture
let player: TestPlayer
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())
beforeEach(async () => {
  delete games.provider.listOpenRounds
  player = await games.newPlayer(0n)
})

const betAt = new Date('2026-11-26T12:00:00.000Z')
const round = (changes: Partial<ProviderOpenRound> = {}): ProviderOpenRound => ({
  apiKey: OTHER_PLATFORM,
  game: 'fake-table',
  table: { 'zh-TW': '免傭', en: 'No commission' },
  isShared: true,
  betMinor: minor(100_00n),
  betAt,
  ...changes,
})
/** What the provider says is open now. */
const say = (rounds: readonly ProviderOpenRound[]) => {
  const asked = vi.fn(async () => ({ ok: true, data: rounds }) as const)
  games.provider.listOpenRounds = asked
  return asked
}
async function list(locale: 'zh-TW' | 'en' = 'zh-TW') {
  const answer = await listOpenRounds(games.ctx, {}, { ...player.caller, locale })
  if (!answer.ok) throw new Error('refused')
  return answer.data.list
}
async function enter(gameId: string) {
  const answer = await preEnterGame(games.ctx, calls.preEnterGame.request.parse({ gameId }), player.caller)
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.data
}
/** A bet that was reported and has not been settled. */
const report = (gid: string, api_key: string, bet_at = betAt) =>
  games.ctx.db
    .insertInto('bets')
    .values({
      api_key,
      bet_id: `${gid}-${player.playerId}`,
      version: 1n,
      player_id: player.playerId,
      gid,
      status: 'open',
      bet_minor: 20_00n,
      valid_bet_minor: 0n,
      win_minor: 0n,
      bet_at,
      settled_at: null,
    })
    .execute()

it('a bet at a shared table is an unfinished round of its game before it is reported, until it is settled', async () => {
  const asked = say([round()])
  const shown = { stake: '100.00', bet_time: betAt.toISOString(), is_shared: true, table: '免傭' }
  const open = { gid: 'fake-table', game_name: '測試牌桌', status: 1, maintenance_until: null }
  expect(await list()).toEqual([{ ...shown, ...open }])
  expect(await list('en')).toMatchObject([{ table: 'No commission', game_name: 'Fake Table' }])
  expect((await enter('fake-table')).OpenRound).toEqual(shown)
  expect(asked).toHaveBeenCalledWith(games.provider.playerName(player.playerId.toString()))
  say([])
  expect(await list()).toEqual([])
  expect((await enter('fake-table')).OpenRound).toBeNull()
})

it('a live bet keeps the player from no other game, and its own is entered as without it', async () => {
  const [other, own] = [await enter('fake-game'), await enter('fake-table')]
  say([round()])
  expect(await enter('fake-game')).toEqual(other)
  expect(await enter('fake-table')).toEqual({ ...own, OpenRound: expect.anything() })
})

it('a settled round is not shown because its bet was reported as open', async () => {
  await report('fake-table', OTHER_PLATFORM)
  expect(await list()).toMatchObject([{ gid: 'fake-table', is_shared: false, stake: '20.00' }])
  say([])
  expect(await list()).toEqual([])
  expect((await enter('fake-table')).OpenRound).toBeNull()
})

it('several are listed newest first; of unknown games none', async () => {
  const later = new Date(betAt.getTime() + 1_000)
  say([
    round(),
    round({ game: 'fake-game', apiKey: PLATFORM, table: null, betAt: later }),
    round({ game: 'gone' }),
    round({ apiKey: PLATFORM }),
  ])
  expect(await list()).toMatchObject([{ gid: 'fake-game', table: null }, { gid: 'fake-table' }])
})

it.each([
  ['fails', async () => ({ ok: false, error: 'UNKNOWN', message: 'no answer' }) as const],
  ['does not answer', () => new Promise<never>(() => {})],
])('the hall’s own record says where the provider %s', async (_, answer) => {
  games.provider.listOpenRounds = answer
  await report('fake-game', PLATFORM)
  expect(await list()).toMatchObject([{ gid: 'fake-game', stake: '20.00', is_shared: false, table: null }])
})

let later = Date.now()
/** Looks past what is cached of the catalogue. */
async function listLater() {
  later += 10_000
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  try {
    return await list()
  } finally {
    vi.useRealTimers()
  }
}
const setPlatform = (changes: object) =>
  games.ctx.db.updateTable('platforms').set(changes).where('api_key', '=', OTHER_PLATFORM).execute()

it('in maintenance it stays, marked, with the end of the maintenance', async () => {
  say([round()])
  expect(await list()).toMatchObject([{ status: 1, maintenance_until: null }])
  const until = new Date(Date.now() + 3_600_000)
  await setPlatform({ is_maintained: true, maintenance_until: until })
  expect(await listLater()).toMatchObject([
    { gid: 'fake-table', stake: '100.00', status: 2, maintenance_until: until.toISOString() },
  ])
  await setPlatform({ is_maintained: false, maintenance_until: null })
  expect(await listLater()).toMatchObject([{ status: 1, maintenance_until: null }])
})

it('stays, marked as in the lobby, where its provider is down or its game is closed', async () => {
  say([round()])
  await setPlatform({ provider_state: 'down' })
  expect(await listLater()).toMatchObject([{ status: 2, maintenance_until: null }])
  await setPlatform({ provider_state: 'up' })
  await games.ctx.db.updateTable('games').set({ is_enabled: false }).where('gid', '=', 'fake-table').execute()
  expect(await listLater()).toMatchObject([{ status: 2, maintenance_until: null }])
})
