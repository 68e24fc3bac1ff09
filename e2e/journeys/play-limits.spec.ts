import { callHall } from '../fixtures/hall-api.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

test('a player’s own limit holds at once, and is raised only after a wait', async ({ page, player }) => {
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: /每日/ }).first().click()
  const sheet = page.getByRole('dialog', { name: /存款上限・每日/ })
  await sheet.getByRole('textbox', { name: '上限金額' }).fill('500')
  await sheet.getByRole('button', { name: '儲存' }).click()
  await expect(seen(page, '已使用 0／500')).toBeVisible()

  const [channel] = (await callHall('getDepositInfo', {}, player)).channels
  const deposit = { channel_id: channel?.channel_id ?? '', amount: 1_000 }
  await expect(callHall('createDeposit', deposit, player)).rejects.toThrow('10301')

  await page.getByRole('button', { name: /每日/ }).first().click()
  await sheet.getByRole('textbox', { name: '上限金額' }).fill('5000')
  await sheet.getByRole('button', { name: '儲存' }).click()
  await expect(seen(page, '等待調高為 5,000')).toBeVisible()
  await expect(page.getByRole('button', { name: '確認調高' })).toBeHidden()
  await page.getByRole('button', { name: '放棄' }).click()
  await expect(page.getByText('等待調高為 5,000')).toBeHidden()
})

test('a break is asked twice, ends deposits and games, and leaves the way to the money', async ({
  page,
  player,
}) => {
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: '7 天', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '開始暫停' }).click()
  await expect(seen(page, /^暫停至 /)).toBeVisible()
  await page.getByRole('button', { name: '1 天', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '開始暫停' }).click()
  await expect(seen(page, '休息期間只能延長，不能縮短')).toBeVisible()

  await page.goto('/#/startGame?gid=mines')
  await expect(seen(page, /您設定的休息期間尚未結束/)).toBeVisible()
  expect(await callHall('getWithdrawalReadiness', {}, player)).toBeTruthy()
})
