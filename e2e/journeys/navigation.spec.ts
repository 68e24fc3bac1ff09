import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test('a kept-alive page restores its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await open(page, '/')
  await expect(page.getByRole('link', { name: /礦坑尋寶/ }).last()).toBeVisible()
  await waitForHydration(page)
  await page.evaluate('window.scrollTo(0, 300)')
  const before = await page.evaluate<number>('window.scrollY')
  expect(before).toBeGreaterThan(100)
  await page.getByRole('link', { name: '優惠' }).last().click()
  await expect(page).toHaveURL(/#\/activity$/)
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#\/$/)
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(before)
})

test('a protected page asks for a login and then opens', async ({ page }) => {
  await open(page, '/deposit/record')
  await expect(page).toHaveURL(/#\/login\?to=%2Fdeposit%2Frecord/)
})

test('a game without a login offers the trial or the login', async ({ page }) => {
  await open(page, '/startGame?gid=dragon-gate')
  await page.getByRole('button', { name: '登入後遊玩' }).click()
  await expect(page).toHaveURL(/#\/login\?to=%2FstartGame%3Fgid%3Ddragon-gate/)
})

test('an unknown address links to the home page', async ({ page }) => {
  await open(page, '/no/such/page')
  await expect(page.getByText('找不到這個頁面')).toBeVisible()
  await page
    .getByRole('link', { name: '回首頁' })
    .or(page.getByRole('button', { name: '回首頁' }))
    .click()
  await expect(page).toHaveURL(/#\/$/)
})

test('a page that fails to load shows an error and can be retried', async ({ page }) => {
  await page.route(/assets\/activity-page.*\.js/, (route) => route.abort())
  await open(page, '/')
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  await waitForHydration(page)
  await page.getByRole('link', { name: '優惠' }).last().click()
  await expect(page.getByText('這個頁面發生錯誤')).toBeVisible()
  await page.unroute(/assets\/activity-page.*\.js/)
  await page
    .getByRole('button', { name: /再試一次|重新整理/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /優惠/ }).first()).toBeVisible()
})
