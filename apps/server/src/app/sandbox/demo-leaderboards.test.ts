import { leaderboardRule } from '@gamehall/contract/operator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { addDemoContent } from './demo-content.ts'
import { addGameLeaderboards } from './demo-leaderboards.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  await addDemoContent(ctx.db, ctx.clock.now())
  await ctx.pool.query(
    `insert into platforms (api_key, provider, name, category) values ('slots', 'test', '{}', 'slots')`,
  )
})
afterAll(() => ctx.close())

const addGames = (gids: readonly string[], first = 1) =>
  ctx.pool.query(
    `insert into games (gid, api_key, provider_game, name, category, has_demo, art_url, is_open, sort)
       select gid, 'slots', gid,
              jsonb_build_object('zh-TW', gid || '遊戲', 'en', upper(gid)), 'slots', false, '', true, $2 + at
         from unnest($1::text[]) with ordinality as given (gid, at)`,
    [gids, first],
  )
const boards = async () => {
  const rows = await ctx.db
    .selectFrom('activities')
    .select(['title', 'leaderboard'])
    .where('mode', '=', 'leaderboard')
    .orderBy('sort')
    .execute()
  return rows.map(({ title, leaderboard }) => ({ title, rule: leaderboardRule.parse(leaderboard) }))
}

it('adds a daily leaderboard for each game of the catalogue, once, and one for a new game', async () => {
  const [overall] = await boards()
  await addGames(['dragon', 'mine'])
  await addGameLeaderboards(ctx.db, ctx.clock.now())
  await addGameLeaderboards(ctx.db, ctx.clock.now())
  const added = (await boards()).slice(1)
  expect(added.map(({ title }) => title)).toEqual([
    { 'zh-TW': '《dragon遊戲》每日倍數王', en: 'DRAGON: Daily Multiplier King' },
    { 'zh-TW': '《mine遊戲》每日倍數王', en: 'MINE: Daily Multiplier King' },
  ])
  for (const { rule } of added)
    expect(rule).toMatchObject({ period: 'daily', measure: overall?.rule.measure })
  expect(added.map(({ rule }) => rule.games)).toEqual([['dragon'], ['mine']])
  await addGames(['crash'], 3)
  await addGameLeaderboards(ctx.db, ctx.clock.now())
  expect((await boards()).map(({ rule }) => rule.games)).toEqual([undefined, ['dragon'], ['mine'], ['crash']])
})
