import { calls } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import { createTestCaller, createTestContext, type TestContext } from '../../../testing/index.ts'
import type { SupportContext } from '../tables.ts'
import { getHelpArticle } from './get-help-article.ts'
import { listHelpArticles } from './list-help-articles.ts'
import { listHelpCategories } from './list-help-categories.ts'
import { seedHelp } from './seed-help.ts'

const visitor = createTestCaller()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ providers: { games: fakeGames(createFakeProvider()) } })
  await seedHelp(ctx)
})
afterAll(() => ctx.close())

async function articleIds(of: SupportContext = ctx) {
  const outcome = await listHelpArticles(
    of,
    calls.listHelpArticles.request.parse({ page_size: 100 }),
    visitor,
  )
  return outcome.ok ? outcome.data.list.map(({ article_id }) => article_id) : []
}
async function walletCategory(of: SupportContext = ctx, locale: Locale = 'zh-TW') {
  const outcome = await listHelpCategories(of, {}, createTestCaller({ locale }))
  const found = outcome.ok ? outcome.data.list.find(({ category_id }) => category_id === 'wallet') : undefined
  return [found?.name, found?.summary]
}
async function textOf(article_id: string) {
  const outcome = await getHelpArticle(ctx, { article_id }, visitor)
  return outcome.ok
    ? JSON.stringify(calls.getHelpArticle.response.strict().parse(outcome.data))
    : outcome.code
}

describe('help describes only what is on', () => {
  it.each([
    ['deposit-usdt', "update deposit_channels set is_enabled = false where method = 'usdt'"],
    ['deposit-store', "update deposit_channels set is_enabled = false where method = 'cvs'"],
    ['deposit-atm', "update deposit_channels set is_enabled = false where method = 'atm'"],
    ['usdt-addresses', "update withdrawal_channels set is_enabled = false where method = 'usdt'"],
    ['bank-cards', "update withdrawal_channels set is_enabled = false where method = 'bank'"],
    ['invites', 'update invite_rules set is_open = false'],
  ])('%s is neither listed, counted nor opened while its feature is off', async (article, turnOff) => {
    expect(await articleIds()).toContain(article)
    expect(await textOf(article)).not.toBe(404)
    await ctx.pool.query(turnOff)
    const left = await articleIds()
    expect(left).not.toContain(article)
    expect(await textOf(article)).toBe(404)
    const categories = await listHelpCategories(ctx, {}, visitor)
    const counts = categories.ok ? categories.data.list.map(({ article_count }) => article_count) : []
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(left.length)
  })

  it('says nothing of transfers where games are played from the main wallet', async () => {
    expect(await articleIds()).toContain('platform-transfers')
    expect(await walletCategory()).toEqual(['錢包與轉帳', '平台轉帳、兌換、紀錄'])
    const { providers } = ctx
    const seamless = {
      ...ctx,
      providers: { ...providers, games: { ...providers.games, walletMode: 'seamless' as const } },
    }
    expect(await articleIds(seamless)).not.toContain('platform-transfers')
    expect(await walletCategory(seamless)).toEqual(['錢包', '兌換、紀錄'])
    expect(await walletCategory(seamless, 'en')).toEqual(['Wallet', 'Exchange, records'])
  })

  it('a paragraph about a feature that is off is left out of its article', async () => {
    await ctx.pool.query('update deposit_channels set is_enabled = true')
    expect(await textOf('deposit-missing')).toContain('19 次確認')
    await ctx.pool.query("update deposit_channels set is_enabled = false where method = 'usdt'")
    expect(await textOf('deposit-missing')).not.toContain('USDT')
    expect(ctx.config.GOOGLE_CLIENT_ID).toBeUndefined()
    expect(await textOf('ways-to-log-in')).not.toContain('Google')
  })
})
