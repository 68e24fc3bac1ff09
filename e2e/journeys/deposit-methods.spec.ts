import { callApi } from '../fixtures/api.ts'
import { mainCents } from '../fixtures/money.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('a convenience store code is paid, and the deposit is credited', async ({ page, player }) => {
  await open(page, '/deposit', player)
  await page.getByRole('radio', { name: /超商/ }).check()
  await page.getByLabel('存款金額（TWD）').fill('600')
  await page.getByRole('button', { name: '建立存款訂單' }).click()
  await expect(page.getByText('請選擇要到哪一家超商繳費')).toBeVisible()
  await page.getByRole('radio', { name: /FamiPort|全家/ }).check()
  await page.getByRole('button', { name: '建立存款訂單' }).click()
  await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
  const orderNo = new URL(page.url()).hash.split('order_no=')[1] ?? ''
  await expect
    .poll(async () => (await callApi('getDeposit', { order_no: orderNo }, player)).store_code)
    .not.toBeNull()
  const { store_code } = await callApi('getDeposit', { order_no: orderNo }, player)
  // In groups of digits, as typed at the kiosk.
  await expect(visibleText(page, new RegExp([...(store_code ?? '')].join('\\s*')))).toBeVisible()

  await sandbox.pay(orderNo)
  await expect(visibleText(page, '已入帳')).toBeVisible({ timeout: 20_000 })
  expect(await mainCents(player)).toBe(60_000n)
  await page.goto('/#/deposit/record')
  await page.getByRole('button', { name: '超商', exact: true }).click()
  await expect(visibleText(page, '600.00')).toBeVisible()
})
