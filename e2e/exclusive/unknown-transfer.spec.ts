import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { allCents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'

test.afterEach(() => sandbox.clearFaults())

test('a transfer whose response is lost is resolved, reported and moves money once', async ({
  page,
  player,
}) => {
  test.setTimeout(120_000)
  await fundByDeposit(player, 1000)
  // The player already exists on the platform: the next call is the transfer.
  await callApi('enterGame', { gameId: 'dragon-gate', amount: 0 }, player)
  await open(page, '/startGame?gid=dragon-gate', player)
  await page.getByLabel('轉入金額').fill('400')
  await sandbox.fault('arcade', 'timeout_after_apply')
  await page.getByRole('button', { name: '轉入 400 元並進入' }).click()
  await expect(page.getByRole('dialog', { name: '轉帳確認中' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('轉帳已確認，款項已轉入遊戲')).toBeVisible({ timeout: 30_000 })
  await gameFrame(page)
  expect(await mainCents(player)).toBe(60_000n)
  expect(await allCents(player)).toBe(100_000n)
  await leaveGame(page)
  await expect(page.getByText('已取回 400.00 元至主錢包')).toBeVisible()
})
