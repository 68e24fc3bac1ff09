import { mainCents } from '../fixtures/money.ts'
import { fund } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§4 to the test account and back: asked, told, and with wallets of its own', async ({
  page,
  player,
}) => {
  await fund(player, 1000)
  await open(page, '/setting', player)
  await page.getByRole('button', { name: /切換到測試帳號/ }).click()
  const question = page.getByRole('alertdialog', { name: '切換到測試帳號？' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /切換到測試帳號/ }).click()
  await question.getByRole('button', { name: '切換', exact: true }).click()

  await expect(page).toHaveURL(/#\/mine/)
  await expect(page.getByText('測試帳號', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('10,000.00').filter({ visible: true }).first()).toBeVisible()

  await page.goto('/#/setting')
  await expect(page.getByText('您正在使用測試帳號')).toBeVisible()
  await expect(page.getByText('變更登入密碼')).toBeHidden()
  await page.getByRole('button', { name: '切換回正式帳號' }).click()
  await page
    .getByRole('alertdialog', { name: '切換回正式帳號？' })
    .getByRole('button', { name: '切換', exact: true })
    .click()
  await expect(page).toHaveURL(/#\/mine/)
  await expect(page.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible()

  const token = await page.evaluate<string | null>('sessionStorage.getItem("token")')
  expect(await mainCents({ ...player, token: token ?? '' })).toBe(100_000n)
})

test('§6 the test account is told that it may not deposit', async ({ page, player }) => {
  await open(page, '/setting', player)
  await page.getByRole('button', { name: /切換到測試帳號/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '切換', exact: true }).click()
  await expect(page).toHaveURL(/#\/mine/)
  await page.goto('/#/deposit')
  await page.getByLabel('存款金額（TWD）').fill('1000')
  await page
    .getByRole('button', { name: /下一步|確認|取得|存款/ })
    .last()
    .click()
  await expect(page.getByText('測試帳號沒有此權限').first()).toBeVisible()
})
