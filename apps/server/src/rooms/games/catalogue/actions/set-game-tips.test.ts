import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestCaller } from '../../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { getGameHallList } from '../get-game-hall-list.ts'
import { setGameTips } from './set-game-tips.ts'

const GAME = 'fake-game'
let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())

const set = (input: object) =>
  performAction(
    games.ctx,
    [setGameTips],
    { name: 'mei', permissions: ['platforms.maintain'] },
    { action: 'set-game-tips', input, reason: 'players ask' },
  )
const shown = async (locale: 'zh-TW' | 'en') => {
  const answer = await getGameHallList(games.ctx, {}, { ...createTestCaller(), locale })
  return answer.ok ? answer.data.list.find(({ gid }) => gid === GAME)?.tips : undefined
}

it('§3 the lobby has the tips of a game in the player’s language, until they are removed', async () => {
  const tips = { 'zh-TW': ' 每局至少 10 元 ', en: 'At least 10 a round' }
  expect(await set({ gid: GAME, tips })).toMatchObject({
    ok: true,
    data: { tips: { 'zh-TW': '每局至少 10 元' } },
  })
  expect([await shown('zh-TW'), await shown('en')]).toEqual(['每局至少 10 元', 'At least 10 a round'])
  expect(await set({ gid: GAME, tips: { 'zh-TW': '', en: '' } })).toMatchObject({ ok: true })
  expect(await shown('zh-TW')).toBe('')
})

it('refuses a game that is not there, and one language alone', async () => {
  const tips = { 'zh-TW': '新', en: 'New' }
  expect(await set({ gid: 'no-such-game', tips })).toMatchObject({ ok: false, code: 404 })
  expect(await set({ gid: GAME, tips: { en: 'New' } })).toMatchObject({ ok: false, code: 400 })
})
