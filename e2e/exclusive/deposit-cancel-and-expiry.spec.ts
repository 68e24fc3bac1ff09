import { callApi } from '../fixtures/api.ts'
import { mainCents } from '../fixtures/money.ts'
import type { Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

async function openOrder(player: Player): Promise<string> {
  const channel = (await callApi('getDepositInfo', {}, player)).channels[0]
  const order = await callApi('createDeposit', { channel_id: channel?.channel_id ?? '', amount: 700 }, player)
  return order.order_no
}

test('an order can be cancelled after a confirmation', async ({ page, player }) => {
  const orderNo = await openOrder(player)
  await open(page, `/order/deposit?order_no=${orderNo}`, player)
  await page.getByRole('button', { name: '取消訂單' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消訂單' }).click()
  await expect(visibleText(page, /^已取消$/)).toBeVisible()
  expect((await callApi('getDeposit', { order_no: orderNo }, player)).status).toBe(4)
})

test('an order expires, a late payment is reviewed and credited once approved', async ({ page, player }) => {
  const orderNo = await openOrder(player)
  const order = await callApi('getDeposit', { order_no: orderNo }, player)
  const lifeS = Math.ceil((Date.parse(order.expires_at) - Date.parse(order.server_time)) / 1000)
  await sandbox.advanceClock(lifeS + 60)
  await open(page, `/order/deposit?order_no=${orderNo}`, player)
  await expect(visibleText(page, /^已逾期$/)).toBeVisible()

  await sandbox.pay(orderNo)
  await expect(visibleText(page, '人工審核中')).toBeVisible({ timeout: 20_000 })
  expect(await mainCents(player)).toBe(0n)

  await sandbox.operate('approve-deposit', { order_no: orderNo })
  await expect(visibleText(page, '已入帳')).toBeVisible({ timeout: 20_000 })
  expect(await mainCents(player)).toBe(70_000n)
})
