import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bumpCacheVersion } from '../../../platform/cache/cache-version.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createTestCaller, type TestPlayer } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { getGameHallList } from './get-game-hall-list.ts'
import { rankGames } from './jobs/rank-games.ts'
import { listGames } from './list-games.ts'
import { syncCatalogue } from './sync-catalogue.ts'

let games: GamesFixture
let players: readonly TestPlayer[]
const GIDS = ['old', 'steady', 'fresh'] as const

beforeAll(async () => {
  games = await createGamesFixture()
  await games.ctx.db.deleteFrom('games').execute()
  players = [await games.newPlayer(0n), await games.newPlayer(0n)]
  const offered = await games.provider.listGames()
  const [first] = offered.ok ? offered.data : []
  if (first === undefined) throw new Error('the fake platform offers a game')
  for (const [at, game] of GIDS.entries()) {
    const rtp = ['96.50', null, '99.00'][at] ?? null
    const own = { ...first, game, rtp, hasLowerSideBets: game === 'fresh' }
    vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data: [own] })
    await syncCatalogue(games.ctx)
    await games.ctx.db.updateTable('games').set({ sort: at }).where('gid', '=', game).execute()
    games.clock.advance(20 * DAY_MS)
  }
})
afterAll(() => games.ctx.close())
beforeEach(async () => {
  await games.ctx.db.deleteFrom('game_launches').execute()
  await games.ctx.db.updateTable('games').set({ popularity_rank: null }).execute()
})

async function list(request: object) {
  bumpCacheVersion(games.ctx)
  const outcome = await listGames(games.ctx, calls.listGames.request.parse(request), createTestCaller())
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return outcome.data.list
}
const gids = async (request: object) => (await list(request)).map(({ gid }) => gid)
const launch = (player: number, gid: string, daysAgo = 0) =>
  games.ctx.db
    .insertInto('game_launches')
    .values({
      player_id: players[player]?.playerId ?? 0n,
      gid,
      at: new Date(games.clock.now().getTime() - daysAgo * DAY_MS),
    })
    .execute()
const rank = () => rankGames.run(games.ctx, {}, games.clock.now())

it('lists by the declared return, highest first, and games without one last', async () => {
  expect(await gids({ sort: 'return' })).toEqual(['fresh', 'old', 'steady'])
})

it('says of which bets the declared return is', async () => {
  const all = await list({ sort: 'return' })
  expect(all.map(({ rtp, rtp_of }) => [rtp, rtp_of])).toEqual([
    ['99.00', 'main_bets'],
    ['96.50', 'all_bets'],
    [null, 'all_bets'],
  ])
})

it('lists the newest first', async () => {
  expect(await gids({ sort: 'new' })).toEqual(['fresh', 'steady', 'old'])
})

it('lists by the players of a week, each counted once', async () => {
  for (const player of [0, 1]) await launch(player, 'steady')
  for (let times = 0; times < 5; times += 1) await launch(0, 'fresh')
  for (const player of [0, 1]) await launch(player, 'old', 8)
  await rank()
  expect(await gids({ sort: 'hot' })).toEqual(['steady', 'fresh', 'old'])
  games.clock.advance(2_000)
  const hall = await getGameHallList(games.ctx, {}, createTestCaller())
  expect(hall.ok && hall.data.list.map(({ gid }) => gid)).toEqual(['steady', 'fresh', 'old'])
})

it('forgets a rank when nobody plays any more', async () => {
  await launch(0, 'old')
  await rank()
  expect(await gids({ sort: 'hot' })).toEqual(['old', 'steady', 'fresh'])
  await games.ctx.db.deleteFrom('game_launches').execute()
  await launch(0, 'fresh')
  await rank()
  expect(await gids({ sort: 'hot' })).toEqual(['fresh', 'old', 'steady'])
})

it('puts the caller’s own games first, whatever the order', async () => {
  expect(await gids({ first: ['steady', 'gone', 'old'] })).toEqual(['steady', 'old', 'fresh'])
  expect(await gids({ sort: 'return', first: ['steady'] })).toEqual(['steady', 'fresh', 'old'])
})

it('tags what is played most, and what joined within thirty days', async () => {
  await games.ctx.db.updateTable('games').set({ tags: [] }).execute()
  await launch(0, 'steady')
  await rank()
  const tags = Object.fromEntries((await list({})).map((game) => [game.gid, game.tags]))
  expect(tags).toEqual({ old: [], steady: ['hot'], fresh: [] })
  await games.ctx.db
    .updateTable('games')
    .set({ tags: ['new'], added_at: games.clock.now() })
    .where('gid', '=', 'fresh')
    .execute()
  expect((await list({ gids: ['fresh'] }))[0]?.tags).toEqual(['new'])
  games.clock.advance(31 * DAY_MS)
  expect((await list({ gids: ['fresh'] }))[0]?.tags).toEqual([])
})
