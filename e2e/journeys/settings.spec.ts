import { expect, open, test } from '../fixtures/test.ts'

test('language and theme hold on every page and over a reload', async ({ page, player }) => {
  await open(page, '/setting', player)
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible()
  await page.getByText('淺色', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goto('/#/deposit')
  await expect(page.getByLabel('Amount (TWD)')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Amount (TWD)')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('logging out asks, forgets the player and leads to the login', async ({ page, player }) => {
  await open(page, '/setting', player)
  await page.getByRole('button', { name: '登出' }).click()
  await page
    .getByRole('alertdialog', { name: '確定要登出嗎？' })
    .getByRole('button', { name: /登出|確定/ })
    .click()
  await expect(page).toHaveURL(/#\/login/)
  expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
  await page.goto('/#/deposit')
  await expect(page).toHaveURL(/#\/login/)
})

test('the size of text and less movement hold on every page, over a reload, before the first paint', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/setting', player)
  await page.getByText('特大', { exact: true }).click()
  await page.getByRole('switch', { name: '減少動態效果' }).click()
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
