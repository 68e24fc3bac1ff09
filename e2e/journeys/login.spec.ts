import { expect, open, test } from '../fixtures/test.ts'

test('a login returns to the requested page', async ({ page, player }) => {
  await open(page, '/deposit/record')
  await expect(page).toHaveURL(/#\/login\?to=/)
  await page.getByLabel('帳號', { exact: true }).fill(player.account)
  await page.getByLabel('密碼', { exact: true }).fill(player.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/deposit\/record$/)
  await page.goto('/#/login')
  await expect(page).toHaveURL(/#\/$/)
})

test('a wrong password shows one error and keeps the account', async ({ page, player }) => {
  await open(page, '/login')
  await page.getByLabel('帳號', { exact: true }).fill(player.account)
  await page.getByLabel('密碼', { exact: true }).fill('Wrong2024')
  await page.locator('form').getByRole('button', { name: /登入/ }).click()
  await expect(page.getByText(/帳號或密碼/)).toHaveCount(1)
  await expect(page.getByLabel('帳號', { exact: true })).toHaveValue(player.account)
})
