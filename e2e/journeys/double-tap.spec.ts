import { callApi } from '../fixtures/api.ts'
import { gameFrame } from '../fixtures/game.ts'
import { mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('two taps on a transfer move the money once', async ({ page, player }) => {
  await fundByDeposit(player, 1000)
  await open(page, '/startGame?gid=dragon-gate', player)
  await page.getByLabel('轉入金額').fill('300')
  await page.getByRole('button', { name: '轉入 300 元並進入' }).dblclick()
  await gameFrame(page)
  expect(await mainCents(player)).toBe(70_000n)
  const { list } = await callApi('listTransactions', {}, player)
  expect(list.filter(({ sub_type }) => sub_type === 'transfer_in')).toHaveLength(1)
})

test('two taps on a deposit open one order', async ({ page, player }) => {
  await open(page, '/deposit', player)
  await page.getByLabel('存款金額（TWD）').fill('800')
  await page.getByRole('button', { name: '建立存款訂單' }).dblclick()
  await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
  const { total } = await callApi('listDeposits', {}, player)
  expect(total).toBe(1)
})
