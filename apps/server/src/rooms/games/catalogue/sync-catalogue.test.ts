import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ProviderGame } from '../../../providers/games/index.ts'
import {
  createFakeProvider,
  type FakeProvider,
  OTHER_PLATFORM,
  PLATFORM,
} from '../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import { createTestContext, type TestContext } from '../../../testing/index.ts'
import { syncCatalogue } from './sync-catalogue.ts'

let ctx: TestContext
let provider: FakeProvider
let second: FakeProvider
const listOf = (games: readonly ProviderGame[]) => async () => ({ ok: true, data: games }) as const

beforeAll(async () => {
  provider = createFakeProvider()
  second = {
    ...createFakeProvider(),
    key: 'second',
    platforms: [
      { apiKey: 'second_live', name: { 'zh-TW': '第二', en: 'Second' }, category: 'tables', lobby: 'list' },
    ],
  }
  ctx = await createTestContext({ providers: { games: fakeGames(provider, second) } })
})
afterAll(() => ctx.close())

const game = (changes: Partial<ProviderGame>): ProviderGame => ({
  game: 'wheel',
  apiKey: PLATFORM,
  name: { 'zh-TW': '輪盤', en: 'Wheel' },
  category: 'slots',
  hasDemo: true,
  rtp: '97.30',
  isOpen: true,
  artUrl: '/wheel.webp',
  ...changes,
})
const offer = async (own: readonly ProviderGame[], others: readonly ProviderGame[] = []) => {
  provider.listGames = listOf(own)
  second.listGames = listOf(others)
  await syncCatalogue(ctx)
}
const stored = (gid = 'wheel') =>
  ctx.db
    .selectFrom('games')
    .select(['api_key', 'category', 'weight_percent', 'rtp'])
    .where('gid', '=', gid)
    .executeTakeFirst()

beforeEach(async () => {
  await offer([game({}), game({ game: 'stays', apiKey: OTHER_PLATFORM })])
})

it('moves a game to another platform of its provider, with the weight of the category', async () => {
  expect(await stored()).toMatchObject({ api_key: PLATFORM, weight_percent: 100 })
  await offer([game({ apiKey: OTHER_PLATFORM, category: 'tables' })])
  expect(await stored()).toMatchObject({
    api_key: OTHER_PLATFORM,
    category: 'tables',
    weight_percent: 20,
  })
  await offer([game({})])
  expect(await stored()).toMatchObject({ api_key: PLATFORM, weight_percent: 100 })
})

it('says whether a declared return is that of the main bets', async () => {
  const view = async () => {
    const lobby = await ctx.db.selectFrom('games').selectAll().where('gid', '=', 'wheel').execute()
    return lobby.map(({ rtp, has_lower_side_bets }) => [rtp, has_lower_side_bets])
  }
  expect(await view()).toEqual([['97.30', false]])
  await offer([game({ rtp: '98.54', hasLowerSideBets: true })])
  expect(await view()).toEqual([['98.54', true]])
})

it('keeps a weight that an operator set', async () => {
  await ctx.db.updateTable('games').set({ weight_percent: 55 }).where('gid', '=', 'wheel').execute()
  await offer([game({ apiKey: OTHER_PLATFORM, category: 'tables' })])
  expect(await stored()).toMatchObject({ api_key: OTHER_PLATFORM, weight_percent: 55 })
})

it('never moves or changes a game for another provider that lists the same id', async () => {
  const before = await stored('stays')
  await offer([], [game({ game: 'stays', apiKey: 'second_live', rtp: '1.00' })])
  expect(await stored('stays')).toEqual(before)
})

it('shows a new platform as its provider suggests, until an operator decides', async () => {
  const lobbyOf = async () =>
    (
      await ctx.db
        .selectFrom('platforms')
        .select('lobby')
        .where('api_key', '=', 'second_live')
        .executeTakeFirstOrThrow()
    ).lobby
  await offer([], [game({ game: 'live', apiKey: 'second_live' })])
  expect(await lobbyOf()).toBe('list')
  await ctx.db.updateTable('platforms').set({ lobby: 'games' }).where('api_key', '=', 'second_live').execute()
  await syncCatalogue(ctx)
  expect(await lobbyOf()).toBe('games')
})
