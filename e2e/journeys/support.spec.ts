import type { Locale } from '@gamehall/contract/constants'
import { labelText } from '@gamehall/ui/i18n/label-text.ts'
import { verifyText } from '../../apps/arcade/web/verify/verify-text.ts'
import { mineText } from '../../apps/player/src/features/account/profile/mine-text.ts'
import { chatText } from '../../apps/player/src/features/support/conversation/chat-text.ts'
import { customerServiceText } from '../../apps/player/src/features/support/customer-service/customer-service-text.ts'
import { helpText } from '../../apps/player/src/features/support/help/help-text.ts'
import { supportTabText } from '../../apps/player/src/features/support/support-tab-text.ts'
import { findAxeViolations } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { GOLD_PNG } from '../fixtures/pictures.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

test('§2 /service: a player chats with customer service: a failed message is resent, a picture, the reply', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(chatText)
  await open(page, '/service', player)
  await page.getByRole('link', { name: text(customerServiceText).chat }).click()
  await expect(visibleText(page, words.empty)).toBeVisible()
  const log = page.getByRole('log')

  await test.step('a message that fails stays and is sent once online', async () => {
    await page.route('**/api/sys/customer/send', (route) => route.abort())
    await page.getByRole('textbox', { name: words.write }).fill('存款還沒入帳\n訂單如附圖')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: words.failed('') })).toBeVisible()
    await page.unroute('**/api/sys/customer/send')
    await page.getByRole('button', { name: words.again }).click()
    for (const state of [words.failed(''), words.sending]) await expect(page.getByText(state)).toHaveCount(0)
    await expect(log.getByText('存款還沒入帳')).toBeVisible()
    expect((await callApi('listSupportMessages', {}, player)).total).toBe(1)
  })

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(GOLD_PNG, 'base64') })
  await expect(log.getByRole('img', { name: words.pictureOf(words.you) })).toBeVisible()
  await expect(log.getByText(words.sending)).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText(words.wrongFile)).toBeVisible()

  const { user_id } = await callApi('getUserInfo', {}, player)
  await sandbox.operate('answer-conversation', { player_id: user_id, text: '已為您處理，請查看餘額' })
  await expect(log.getByText('已為您處理，請查看餘額')).toBeVisible()
  await expect(log.getByText(words.seen)).toBeVisible()
  await expect.poll(async () => (await callApi('getSupportConversation', {}, player)).unread_count).toBe(0)

  await page.getByRole('button', { name: text(labelText).back }).click()
  await expect(page).toHaveURL(/#\/service$/)
  // Leave the page: while open, it marks incoming messages as read.
  await expect(log).toBeHidden()
  await sandbox.operate('answer-conversation', { player_id: user_id, text: '還有其他問題嗎？' })
  const tab = page.getByRole('navigation').getByRole('link', { name: text(supportTabText) })
  await expect(tab).toContainText('1')
  await page.getByText('還有其他問題嗎？').click()
  await expect(page).toHaveURL(/#\/service\/chat$/)
})

test('§2 /help: help is searchable and links to the page it describes', {
  tag: '@each',
}, async ({ page, language, text }) => {
  const words = text(helpText)
  const usdt = await callApi('getHelpArticle', { article_id: 'deposit-usdt' }, { language })
  const register = await callApi('getHelpArticle', { article_id: 'register' }, { language })
  const { list } = await callApi('listHelpCategories', {}, { language })
  const category = list.find((each) => each.category_id === register.category_id)
  const link = register.blocks.find((block) => block.kind === 'link')
  await open(page, '/mine')
  await waitForHydration(page)
  await page.getByRole('link', { name: text(mineText).help }).click()
  await page.getByRole('searchbox').fill(text(SEARCHED))
  await page.getByRole('link', { name: usdt.title }).click()
  await expect(page.getByRole('heading', { name: usdt.title })).toBeVisible()
  await page.getByRole('button', { name: text(labelText).back }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(text(SEARCHED))

  await page.getByRole('searchbox').fill('zzzz')
  await expect(visibleText(page, words.noResult)).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: category?.name ?? '?' }).click()
  await page.getByRole('link', { name: register.title }).click()
  await expect(page.getByRole('heading', { name: register.title })).toBeVisible()
  await page.getByRole('link', { name: link?.text ?? '?', exact: true }).click()
  await expect(page).toHaveURL(/#\/register$/)
  await page.goto('/#/problem_detail?id=no-such')
  await expect(visibleText(page, words.gone)).toBeVisible()

  await test.step('§2 /about: company information and terms', async () => {
    const terms = await callApi('getHelpArticle', { article_id: 'terms' }, { language })
    await page.goto('/#/service')
    await page.getByRole('link', { name: words.about }).click()
    await page.getByRole('link', { name: terms.title }).click()
    await expect(page.getByRole('heading', { name: terms.title })).toBeVisible()
    await expect(visibleText(page, terms.summary)).toBeVisible()
  })
})

test('§2 /service: its links stay in their places when the hours arrive', async ({ page, text }) => {
  const words = text(customerServiceText)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/api/sys/customer',
    async (route) => {
      await asked
      await route.continue()
    },
  )
  await open(page, '/service')
  await waitForHydration(page)
  const about = page.getByRole('link', { name: words.about })
  const before = await about.boundingBox()
  await expect(page.getByText(words.open), 'the answer is held back').toHaveCount(0)
  answer()
  await expect(page.getByText(words.open)).toBeVisible()
  expect(await about.boundingBox()).toEqual(before)
})

const SEARCHED: Readonly<Record<Locale, string>> = { 'zh-TW': 'TRC20 確認', en: 'TRC20 confirmations' }

const ALGORITHM = {
  'zh-TW': {
    url: /\/arcade\/fairness\/$/,
    title: '重算一局',
    verifier: '公平驗證',
    language: '中文',
    other: 'en',
  },
  en: {
    url: /\/arcade\/fairness\/en\/$/,
    title: 'Recomputing a round',
    verifier: 'fairness verifier',
    language: 'English',
    other: 'zh-TW',
  },
} as const

test('the help leads to the complete algorithm of the games in the player’s language and the other, which fits a phone and has the verifier beside it', {
  tag: '@each',
}, async ({ page, language, text }) => {
  const article = await callApi('getHelpArticle', { article_id: 'fairness' }, { language })
  const link = article.blocks.find((block) => block.kind === 'link' && block.to === '/arcade/fairness/')
  await open(page, '/problem_detail?id=fairness')
  await page.getByRole('link', { name: link?.kind === 'link' ? link.text : '?' }).click()
  const { url, title, verifier, other } = ALGORITHM[language]
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'rocket-crash.json' }).first().click()
  await expect(page).toHaveURL(/\/arcade\/fairness\/rocket-crash\.json$/)
  await page.goBack()
  await page.getByRole('link', { name: verifier }).click()
  await page.getByRole('link', { name: text(verifyText).description }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: ALGORITHM[other].language, exact: true }).click()
  await expect(page.getByRole('heading', { name: ALGORITHM[other].title })).toBeVisible()
  await page.getByRole('link', { name: ALGORITHM[language].language, exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
