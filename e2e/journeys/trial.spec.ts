import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('a visitor plays the mines trial from the lobby and leaves', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('link', { name: /礦坑尋寶/ })
    .last()
    .click()
  await page.getByRole('button', { name: '免費試玩' }).click()
  const game = await gameFrame(page)
  await game.getByRole('button', { name: '開始尋寶' }).click()
  await expect(game.getByRole('button', { name: /隨機挖一格/ })).toBeEnabled()

  const menu = game.getByRole('dialog', { name: '遊戲選單' })
  await game.getByRole('button', { name: '遊戲選單' }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()

  await page.goBack()
  await expect(page.getByRole('dialog', { name: '要離開遊戲嗎？' })).toBeVisible()
  await expectAccessibleOverlay(page)
  await page.getByRole('button', { name: '繼續遊戲' }).click()
  await leaveGame(page)
  await expect(
    page.getByRole('tab', { name: '首頁' }).or(page.getByRole('link', { name: '首頁' })),
  ).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
})

test('a trial goes on after a lost connection and after a reload', async ({ page, context }) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/game/open/trial')) opened.push(request.url())
  })
  await open(page, '/startGame?gid=mines&trial=1')
  const game = await gameFrame(page)
  await game.getByRole('button', { name: '開始尋寶' }).click()
  const dig = game.getByRole('button', { name: /隨機挖一格/ })
  await expect(dig).toBeEnabled()
  const points = game.locator('header output').first()
  const before = (await points.textContent()) ?? ''

  await context.setOffline(true)
  const overlay = page.getByRole('alertdialog', { name: '網路連線中斷' })
  await expect(overlay).toContainText('已送出的投注都有效')
  await expect(overlay).not.toContainText('已填寫')
  await context.setOffline(false)
  await expect(page.getByText('已連線', { exact: true })).toBeVisible()
  await expect(dig).toBeEnabled()

  await page.reload()
  await gameFrame(page)
  await expect(dig).toBeEnabled()
  await expect(points).toHaveText(before)
  expect(opened).toHaveLength(1)
})
