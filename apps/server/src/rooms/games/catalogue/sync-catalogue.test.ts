import { sql } from 'kysely'
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
      { apiKey: 'third_live', name: { 'zh-TW': '第三', en: 'Third' }, category: 'tables' },
      { apiKey: 'fourth_live', name: { 'zh-TW': '第四', en: 'Fourth' }, category: 'tables' },
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

const marked = async (apiKey: string) =>
  (
    await ctx.db
      .selectFrom('games')
      .select(['gid', 'added_at'])
      .where('api_key', '=', apiKey)
      .where(sql<boolean>`'new' = any (tags)`)
      .orderBy('gid')
      .execute()
  ).map(({ gid }) => gid)

it('marks the three latest of a first list as new, by when they came out; one without a date is not', async () => {
  const released = [7, 3, 9, 1, 8].map((day) => new Date(Date.UTC(2026, 10, day)))
  await offer(
    [],
    [
      game({ game: 'undated', apiKey: 'third_live' }),
      ...released.map((releasedAt, index) => game({ game: `g${index}`, apiKey: 'third_live', releasedAt })),
    ],
  )
  expect(await marked('third_live')).toEqual(['g0', 'g2', 'g4'])
  const row = await ctx.db.selectFrom('games').select('added_at').where('gid', '=', 'g2').executeTakeFirst()
  expect(row?.added_at).toEqual(released[2])
})

it('marks what joins a known list as new, at most three at once, and what is known never again', async () => {
  await offer([], [game({ game: 'first', apiKey: 'fourth_live' })])
  expect(await marked('fourth_live')).toEqual([])
  const joining = ['a', 'b', 'c', 'd'].map((id) => game({ game: `join-${id}`, apiKey: 'fourth_live' }))
  await offer([], [game({ game: 'first', apiKey: 'fourth_live' }), ...joining])
  expect(await marked('fourth_live')).toEqual(['join-a', 'join-b', 'join-c'])
  await ctx.db.updateTable('games').set({ tags: [] }).where('api_key', '=', 'fourth_live').execute()
  await offer([], joining)
  expect(await marked('fourth_live')).toEqual([])
})
