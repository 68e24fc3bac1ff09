import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestCaller } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { getGameHallList } from './get-game-hall-list.ts'
import { listGames } from './list-games.ts'
import { syncCatalogue } from './sync-catalogue.ts'

const MANY = 130
let games: GamesFixture

beforeAll(async () => {
  games = await createGamesFixture()
  const [first] = (await offered()).filter(({ game }) => game === 'fake-game')
  if (first === undefined) throw new Error('the fake platform offers a game')
  const many = Array.from({ length: MANY }, (_, index) => ({
    ...first,
    game: `game-${index}`,
    name: { 'zh-TW': `遊戲${index}`, en: `Game ${index}` },
  }))
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data: many })
  await syncCatalogue(games.ctx)
})
afterAll(() => games.ctx.close())

async function offered() {
  const answer = await games.provider.listGames()
  return answer.ok ? answer.data : []
}

async function list(request: object) {
  const parsed = calls.listGames.request.parse(request)
  const outcome = await listGames(games.ctx, parsed, createTestCaller())
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return { gids: outcome.data.list.map(({ gid }) => gid), total: outcome.data.total }
}

it('§7 /game/list returns pages', async () => {
  const { total } = await list({})
  expect(total).toBeGreaterThanOrEqual(MANY)
  const pages = [await list({ page_size: 100 }), await list({ page: 2, page_size: 100 })]
  expect(new Set(pages.flatMap(({ gids }) => gids)).size).toBe(total)
})

it('returns games by their ids and leaves out unknown ids', async () => {
  const gids = ['game-129', 'game-3', 'no-such-game']
  const found = await list({ gids })
  expect([...found.gids].sort()).toEqual(['game-129', 'game-3'])
  expect(found.total).toBe(2)
  expect(await list({ gids: [] })).toEqual({ gids: [], total: 0 })
})

it('combines ids with the other filters', async () => {
  expect((await list({ gids: ['game-7', 'game-8'], keyword: 'game 8' })).gids).toEqual(['game-8'])
  expect((await list({ gids: ['game-7'], category: 'tables' })).gids).toEqual([])
})

it('refuses more ids than a page holds', () => {
  const gids = Array.from({ length: 101 }, () => 'game-1')
  expect(calls.listGames.request.safeParse({ gids }).success).toBe(false)
})

it('lists a game under its further categories too, with the weight of its own', async () => {
  const [first] = await offered()
  if (first === undefined) throw new Error('the platform offers games')
  const own = { ...first, game: 'cards', category: 'instant', secondaryCategories: ['tables'] } as const
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data: [own] })
  await syncCatalogue(games.ctx)
  for (const category of ['instant', 'tables'] as const)
    expect((await list({ category })).gids, category).toContain('cards')
  expect((await list({ category: 'slots', gids: ['cards'] })).gids).toEqual([])
  const lobby = await getGameHallList(games.ctx, {}, createTestCaller())
  if (!lobby.ok) throw new Error('refused')
  expect(lobby.data.categories.map(({ key }) => key)).toContain('tables')
  const [stored] = await games.ctx.db.selectFrom('games').selectAll().where('gid', '=', 'cards').execute()
  expect(stored).toMatchObject({ category: 'instant', weight_percent: 100 })
})
