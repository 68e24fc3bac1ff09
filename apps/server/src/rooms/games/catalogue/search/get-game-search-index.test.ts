import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PLATFORM } from '../../../../testing/fake-game-provider.ts'
import { createTestCaller } from '../../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { syncCatalogue } from '../sync-catalogue.ts'
import { getGameSearchIndex } from './get-game-search-index.ts'

let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())

async function wordsOf(gid: string) {
  games.clock.advance(2_000)
  const outcome = await getGameSearchIndex(games.ctx, {}, createTestCaller())
  if (!outcome.ok) throw new Error('refused')
  return outcome.data.list.find((game) => game.gid === gid)
}

it('lists names in every language, aliases, readings, the platform and the categories that list it', async () => {
  const offered = await games.provider.listGames()
  const data = offered.ok ? offered.data : []
  const named = data.map((game) =>
    game.apiKey === PLATFORM
      ? {
          ...game,
          name: { 'zh-TW': '龍門寶藏', en: 'Dragon Gate' },
          aliases: ['拉霸'],
          secondaryCategories: ['tables' as const],
        }
      : game,
  )
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data: named })
  await syncCatalogue(games.ctx)
  const words = await wordsOf('fake-game')
  expect(words?.names).toEqual(expect.arrayContaining(['龍門寶藏', 'Dragon Gate', '拉霸']))
  expect(words?.readings).toEqual(
    expect.arrayContaining(['longmenbaozang', 'lmbz', 'ㄌㄨㄥㄇㄣㄅㄠㄗㄤ', 'laba', 'ㄌㄚㄅㄚ']),
  )
  expect(words?.groups).toEqual(
    expect.arrayContaining(['測試電子', 'Fake Slots', '電子', 'Slots', '桌遊', 'Tables']),
  )
})

it('drops an alias that the provider no longer lists', async () => {
  const offered = await games.provider.listGames()
  const data = (offered.ok ? offered.data : []).map((game) => ({ ...game, aliases: [] }))
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data })
  await syncCatalogue(games.ctx)
  expect((await wordsOf('fake-game'))?.names).not.toContain('拉霸')
})

it('lists what may be typed for the characters of its names, its platforms included', async () => {
  games.clock.advance(2_000)
  const outcome = await getGameSearchIndex(games.ctx, {}, createTestCaller())
  if (!outcome.ok) throw new Error('refused')
  expect(outcome.data.simplified).toMatchObject({ 龙: '龍', 门: '門', 测: '測' })
  expect(outcome.data.homophones.some((group) => group.includes('龍') && group.includes('隆'))).toBe(true)
})
