import { callHall } from '../fixtures/hall-api.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('devices and logins: this one, the ones before, and how each login ended', async ({ page, player }) => {
  const client_info = { type: 'browser', core: 'Safari', device_name: 'iPhone', version: '18' }
  const { account, password } = player
  await callHall('loginByAccount', { account, password, client_info })
  const { token, wsInfo } = await callHall('loginByAccount', {
    account,
    password,
    client_info: { ...client_info, core: 'Chrome', device_name: 'Windows' },
  })
  await open(page, '/devices', { ...player, token, socketUrl: wsInfo.url })
  await expect(page.getByRole('heading', { name: 'Windows · Chrome' })).toBeVisible()
  await page.getByRole('button', { name: '登出其他裝置' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '登出其他裝置' }).click()
  await expect(page.getByText('沒有其他裝置登入中')).toBeVisible()

  await page.getByRole('link', { name: /登入紀錄/ }).click()
  await page.getByRole('button', { name: /iPhone · Safari/ }).click()
  const sheet = page.getByRole('dialog', { name: 'iPhone · Safari' })
  await expect(sheet.getByText('已在其他裝置登入')).toBeVisible()
  await expect(sheet.getByText('帳號密碼')).toBeVisible()
})
