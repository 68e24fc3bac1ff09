import type { Locale } from '@gamehall/contract/constants'
import { settingText } from '../../apps/player/src/features/account/settings/setting-text.ts'
import { depositsText } from '../../apps/player/src/features/cashier/deposits/deposits-text.ts'
import { webPushText } from '../../apps/player/src/features/inbox/web-push/web-push-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText, waitForPush } from '../fixtures/test.ts'

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { 'zh-TW': '中文', en: 'English' }
const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { 'zh-TW': 'zh-Hant-TW', en: 'en' }
const NEWS = {
  title: { 'zh-TW': '週末', en: 'Weekend' },
  content: { 'zh-TW': '返水加倍', en: 'Twice the rebate' },
}

test('language and theme apply to every page and survive a reload', {
  tag: '@each',
}, async ({ page, player, language, text }) => {
  const words = text(settingText)
  const other = language === 'en' ? 'zh-TW' : 'en'
  const amount = page.getByLabel(depositsText[other].amount)
  const isConnected = waitForPush(page)
  await open(page, '/setting', player)
  await expect(page.getByRole('heading', { name: words.settings })).toBeVisible()
  await isConnected
  await page.getByText(words.light, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const isListening = waitForPush(page)
  await page.getByText(LANGUAGE_NAMES[other], { exact: true }).click()
  await expect(page.getByRole('heading', { name: settingText[other].settings })).toBeVisible()
  const { user_id } = await callApi('getUserInfo', {}, player)
  await isListening
  await sandbox.operate('message-player', { player_id: user_id, ...NEWS })
  await expect(visibleText(page, NEWS.content[other]), 'news come in the new language').toBeVisible()
  await page.goto('/#/deposit')
  await expect(amount).toBeVisible()
  await page.reload()
  await expect(amount).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[other])
})

/** Number of elements with a transition. */
const MOVING = `[...document.querySelectorAll('body, body *')]
  .filter((element) => getComputedStyle(element).transitionDuration !== '0s').length`

test('text size, motion and sound are device settings; logging out asks first and removes the player’s data', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(settingText)
  const sizes = () =>
    page.evaluate<number[]>(
      '[document.documentElement, document.body].map((element) => parseFloat(getComputedStyle(element).fontSize))',
    )
  const sounds = page.getByRole('switch', { name: words.sound, exact: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/setting', player)
  await page.getByText(words.textSize_xl, { exact: true }).click()
  await page.getByRole('switch', { name: words.lessMotion }).click()
  expect(await page.evaluate(MOVING), 'even the shortest would pass a change on by one level a frame').toBe(0)
  await sounds.click()
  expect(await sizes()).toEqual([20, 18.75])

  await test.step('quiet hours for push notifications', async () => {
    const push = text(webPushText)
    await page.getByRole('link', { name: words.push }).click()
    await page.getByRole('switch', { name: push.quiet }).click()
    await page.getByLabel(push.from, { exact: true }).selectOption('22:30')
    await expect
      .poll(async () => (await callApi('getWebPush', {}, player)).quiet)
      .toEqual({ from: '22:30', until: '08:00' })
  })

  await test.step('after a reload, before the first paint', async () => {
    await page.goto('/')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
    expect(await sizes()).toEqual([20, 18.75])
  })

  await test.step('after a logout', async () => {
    await page.goto('/#/setting')
    await expect(sounds).not.toBeChecked()
    await page.getByRole('button', { name: words.logout }).click()
    const question = page.getByRole('alertdialog', { name: words.logoutTitle })
    await expect(question).toBeVisible()
    await expectAccessibleOverlay(page)
    await question.getByRole('button', { name: words.logout }).click()
    await expect(page).toHaveURL(/#\/login/)
    expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
    expect(await sizes()).toEqual([20, 18.75])
    await page.goto('/#/deposit')
    await expect(page).toHaveURL(/#\/login/)
  })
})
