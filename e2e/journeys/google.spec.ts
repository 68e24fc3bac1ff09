import { randomUUID } from 'node:crypto'
import { mockGoogleScript } from '../fixtures/google.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('Google login registers a new player and recognizes them again', async ({ page }) => {
  const logIn = async () => {
    await page.getByRole('button', { name: '使用 Google 帳號登入' }).click()
    await page.getByRole('button', { name: 'Google 帳戶' }).click()
  }
  await mockGoogleScript(page, { sub: randomUUID(), name: '林小美' })
  await open(page, '/login')
  await logIn()
  await page.getByLabel('出生日期').fill('1990-05-06')
  await page.getByRole('button', { name: '確認並登入' }).click()
  await expect(page).toHaveURL(/#\/improveInformation/)

  await page.goto('/#/setting')
  await page.getByRole('button', { name: '登出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await page.goto('/#/login?to=%2Fmine')
  await logIn()
  await expect(page).toHaveURL(/#\/mine$/)
  await expect(visibleText(page, '林小美')).toBeVisible()
})

test('when Google is unreachable, an error is shown and other logins work', async ({ page }) => {
  await page.route('https://accounts.google.com/**', (route) => route.abort())
  await open(page, '/login')
  await page.getByRole('button', { name: '使用 Google 帳號登入' }).click()
  await expect(visibleText(page, '無法連上 Google，請稍後再試')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '帳號' })).toBeEditable()
})
