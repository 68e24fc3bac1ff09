import { settingText } from '../../apps/player/src/features/account/setting-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessible.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, listening, open, seen, test } from '../fixtures/test.ts'

test('language and theme hold on every page and over a reload', async ({ page, player }) => {
  await open(page, '/setting', player)
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible()
  await page.getByText('淺色', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const isListening = listening(page)
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const { user_id } = await callHall('getUserInfo', {}, player)
  const [title, content] = [
    { 'zh-TW': '週末', en: 'Weekend' },
    { 'zh-TW': '返水加倍', en: 'Twice the rebate' },
  ]
  await isListening
  await sandbox.operate('message-player', { player_id: user_id, title, content })
  await expect(seen(page, content.en), 'news come in the new language').toBeVisible()
  await page.goto('/#/deposit')
  await expect(page.getByLabel('Amount (TWD)')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Amount (TWD)')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('logging out asks, forgets the player and leads to the login', async ({ page, player, text }) => {
  const words = text(settingText)
  await open(page, '/setting', player)
  await page.getByRole('button', { name: words.logout }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleOverlay(page)
  await page
    .getByRole('alertdialog', { name: words.logoutTitle })
    .getByRole('button', { name: words.logout })
    .click()
  await expect(page).toHaveURL(/#\/login/)
  expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
  await page.goto('/#/deposit')
  await expect(page).toHaveURL(/#\/login/)
})

test('the size of text and less movement hold on every page, over a reload, before the first paint', async ({
  page,
  player,
  text,
}) => {
  const words = text(settingText)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/setting', player)
  await page.getByText(words.textSize_xl, { exact: true }).click()
  await page.getByRole('switch', { name: words.lessMotion }).click()
  const sizes = () =>
    page.evaluate<number[]>(
      '[document.documentElement, document.body].map((element) => parseFloat(getComputedStyle(element).fontSize))',
    )
  expect(await sizes()).toEqual([20, 18.75])
  await page.goto('/')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  expect(await sizes()).toEqual([20, 18.75])
})
