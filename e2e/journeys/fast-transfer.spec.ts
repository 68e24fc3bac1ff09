import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§5: fast transfer keeps its rules and shows its limits', async ({ page, player }) => {
  await fundByDeposit(player, 1000)
  await open(page, '/startGame?gid=dragon-gate', player)
  const sheet = page.getByRole('dialog', { name: '快速轉帳' })
  const amount = sheet.getByLabel('轉入金額')
  await expect(sheet.getByText('1,000.00')).toBeVisible()
  await amount.fill('12.9')
  await expect(sheet.getByText('請輸入整數金額，不含小數')).toBeVisible()
  await sheet.getByRole('button', { name: '進入遊戲' }).click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('12.9')
  await amount.fill('99999999')
  await expect(amount).not.toHaveValue('99999999')
  await sheet.getByRole('button', { name: '全部' }).click()
  await expect(amount).toHaveValue(/^1,?000$/)
  await expectAccessibleOverlay(page)
  await amount.fill('')
  await sheet.getByRole('button', { name: '進入遊戲' }).click()
  await gameFrame(page)
  await leaveGame(page)
  await expect(page.getByText('遊戲內沒有需要取回的餘額')).toBeVisible()
})

test('an empty wallet links to the deposit page', async ({ page, player }) => {
  await open(page, '/startGame?gid=mines', player)
  const sheet = page.getByRole('dialog', { name: '快速轉帳' })
  await expect(sheet.getByText('主錢包餘額不足')).toBeVisible()
  await sheet.getByRole('link', { name: '前往存款' }).click()
  await expect(page).toHaveURL(/#\/deposit$/)
})

test('an empty wallet takes back what games of other platforms hold', async ({ page, player }) => {
  await fundByDeposit(player, 500)
  await callApi('depositToGame', { platform: 'aurora_slots', amount: 500 }, player)
  await open(page, '/startGame?gid=mines', player)
  const sheet = page.getByRole('dialog', { name: '快速轉帳' })
  const takeBack = sheet.getByRole('button', { name: '取回其他遊戲的 500.00' })
  await takeBack.click()
  await expect(takeBack).toHaveCount(0)
  await sheet.getByRole('button', { name: '500', exact: true }).click()
  await sheet.getByRole('button', { name: '轉入 500 元並進入' }).click()
  const game = await gameFrame(page)
  await expect(game.getByText('500.00', { exact: true })).toBeVisible()
})

test('with automatic transfer, the money of a game that was closed comes along to the next', async ({
  page,
  player,
}) => {
  await fundByDeposit(player, 500)
  await callApi('setAutoTransfer', { auto_transfer: 1 }, player)
  await open(page, '/startGame?gid=dragon-gate', player)
  const closed = await gameFrame(page)
  await expect(closed.getByText('500.00', { exact: true })).toBeVisible()
  await open(page, '/', player)
  await expect(page.getByText('遊戲錢包還有 500.00')).toBeVisible()
  await open(page, '/startGame?gid=mines', player)
  const next = await gameFrame(page)
  await expect(next.getByText('500.00', { exact: true })).toBeVisible()
})
