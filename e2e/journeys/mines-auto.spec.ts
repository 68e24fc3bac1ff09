import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { allCents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('with automatic transfer the mines open at once, and a reload resumes the round', async ({
  page,
  player,
}) => {
  await fundByDeposit(player, 1000)
  await callApi('setAutoTransfer', { auto_transfer: 1 }, player)
  await open(page, '/', player)
  await page
    .getByRole('link', { name: /礦坑尋寶/ })
    .last()
    .click()
  let game = await gameFrame(page)
  await expect(page.getByRole('dialog', { name: '快速轉帳' })).toBeHidden()
  expect(await mainCents(player)).toBe(0n)

  await game.getByRole('button', { name: '開始尋寶' }).click()
  await game.getByRole('button', { name: '隨機挖一格' }).click()
  await page.reload()
  game = await gameFrame(page)
  await leaveGame(page)
  await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
  expect(await mainCents(player)).toBe(await allCents(player))
})
