import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { allCents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('a game that runs out of money is topped up without leaving it', async ({ page, player }) => {
  await fundByDeposit(player, 1000)
  await callApi('enterGame', { gameId: 'mines', amount: 0 }, player)
  await open(page, '/startGame?gid=mines', player)
  await page.getByRole('dialog', { name: '快速轉帳' }).getByRole('button', { name: '進入遊戲' }).click()
  const game = await gameFrame(page)
  await game.getByRole('button', { name: '開始尋寶' }).click()
  await game.getByRole('dialog').getByRole('button', { name: '補充餘額' }).click()

  const sheet = page.getByRole('dialog', { name: '轉入遊戲' })
  await sheet.getByLabel('轉入金額').fill('300')
  await expectAccessibleOverlay(page)
  await sheet.getByRole('button', { name: /轉入/ }).last().dblclick()
  await expect(page.getByText('已轉入遊戲')).toBeVisible()
  await expect(sheet).toBeHidden()
  expect(await mainCents(player)).toBe(70_000n)

  await game.getByRole('button', { name: '開始尋寶' }).click()
  await expect(game.getByRole('button', { name: '隨機挖一格' })).toBeEnabled()
  await leaveGame(page)
  await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
  expect(await mainCents(player)).toBe(await allCents(player))
})
