import { calls } from '@gamehall/contract'
import { helpArticle } from '@gamehall/contract/support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createFakeProvider } from '../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import { createTestCaller, createTestContext, type TestContext } from '../../../testing/index.ts'
import { supportRoom } from '../room.ts'
import { defaultHelpArticles, defaultHelpCategories } from './default-help.ts'
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

const operate = (action: string, input: object) =>
  performAction(
    ctx,
    supportRoom.actions,
    { name: 'mei', permissions: ['site.edit'] },
    { action, input, reason: 'clearer' },
  )
async function find(request: object) {
  const outcome = await listHelpArticles(ctx, calls.listHelpArticles.request.parse(request), visitor)
  return outcome.ok ? outcome.data.list.map(({ article_id }) => article_id) : []
}

describe('the help centre (§2 /help)', () => {
  it('ships articles in both languages that match the contract, each with a category and a unique id', () => {
    expect(new Set(defaultHelpArticles.map(({ id }) => id)).size).toBe(defaultHelpArticles.length)
    const known = defaultHelpCategories.map(({ id }) => id)
    for (const { id, category, title, summary, blocks } of defaultHelpArticles) {
      expect(known).toContain(category)
      for (const locale of ['zh-TW', 'en'] as const) {
        const article = {
          article_id: id,
          category_id: category,
          title: title[locale],
          summary: summary[locale],
          blocks: blocks[locale],
        }
        expect(helpArticle.safeParse(article).success, `${id} ${locale}`).toBe(true)
      }
      expect(blocks.en.map(({ kind }) => kind)).toEqual(blocks['zh-TW'].map(({ kind }) => kind))
    }
  })

  it('lists categories with their article counts', async () => {
    const outcome = await listHelpCategories(ctx, {}, { ...visitor, locale: 'en' })
    const list = outcome.ok ? outcome.data.list : []
    expect(list.map(({ category_id }) => category_id)).toEqual(defaultHelpCategories.map(({ id }) => id))
    expect(list.reduce((sum, { article_count }) => sum + article_count, 0)).toBe(defaultHelpArticles.length)
    expect(await find({ category_id: 'deposit', page_size: 100 })).toHaveLength(
      list.find(({ category_id }) => category_id === 'deposit')?.article_count ?? 0,
    )
  })

  it.each([
    ['流水', 'wash-volume'],
    ['TRC20 確認', 'deposit-usdt'],
    ['forgot PASSWORD', 'forgot-password'],
    ['ibon', 'deposit-store'],
    ['實名認證 人臉辨識', 'real-name'],
    ['face recognition', 'real-name'],
    ['勿擾時段', 'notifications'],
    ['quiet hours', 'notifications'],
    ['最愛 播放清單', 'music'],
    ['通行密鑰 遺失', 'passkeys'],
    ['登入紀錄', 'devices'],
    ['unread', 'messages'],
    ['text size', 'display'],
    ['自我排除', 'play-responsibly'],
    ['self-exclusion', 'play-responsibly'],
  ])('finds “%s” in any language', async (keyword, id) => {
    expect(await find({ keyword })).toContain(id)
  })

  it.each(['%', '_', '\\', 'zzz', "'; drop table help_articles; --"])(
    'finds nothing for “%s”',
    async (keyword) => {
      expect(await find({ keyword })).toEqual([])
    },
  )

  it('answers an article in the caller’s language, and 404 for a hidden one', async () => {
    const read = (article_id: string, locale: 'zh-TW' | 'en' = 'zh-TW') =>
      getHelpArticle(ctx, { article_id }, { ...visitor, locale })
    expect(await read('wash-volume', 'en')).toMatchObject({
      ok: true,
      data: { title: 'What is turnover?' },
    })
    expect(await read('no-such')).toMatchObject({ code: 404 })
    expect(await operate('show-help-article', { article_id: 'wash-volume', is_shown: false })).toMatchObject({
      ok: true,
    })
    await seedHelp(ctx)
    expect(await read('wash-volume')).toMatchObject({ code: 404 })
    await operate('show-help-article', { article_id: 'wash-volume', is_shown: true })
    expect(await read('wash-volume')).toMatchObject({ ok: true })
  })

  it('keeps an operator’s article across restarts, finds it, and refuses external links', async () => {
    const blocks = [{ kind: 'text', text: '全新說明' }]
    const article = {
      article_id: 'register',
      category_id: 'account',
      title: { 'zh-TW': '註冊新說明', en: 'Registering anew' },
      summary: { 'zh-TW': '摘要', en: 'Summary' },
      blocks: { 'zh-TW': blocks, en: blocks },
    }
    expect(await operate('edit-help-article', article)).toMatchObject({ ok: true })
    await seedHelp(ctx)
    expect(await getHelpArticle(ctx, { article_id: 'register' }, visitor)).toMatchObject({
      data: { title: '註冊新說明', blocks },
    })
    expect(await find({ keyword: '全新' })).toEqual(['register'])
    for (const to of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      const linked = [{ kind: 'link', text: 'x', to }]
      expect(
        await operate('edit-help-article', { ...article, blocks: { 'zh-TW': linked, en: linked } }),
      ).toMatchObject({ code: 400 })
    }
    expect(await operate('edit-help-article', { ...article, category_id: 'none' })).toMatchObject({
      code: 400,
    })
  })
})
