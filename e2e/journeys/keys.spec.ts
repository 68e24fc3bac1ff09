import { gameFrame } from '../fixtures/game.ts'
import { expect, open, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('keys play a game at once, and again after a sheet over it has closed', async ({ page }) => {
  await open(page, '/startGame?gid=mines&trial=1')
  const game = await gameFrame(page)
  const round = game.getByRole('main')
  await expect(game.getByRole('button', { name: '開始尋寶' })).toBeEnabled()
  await page.keyboard.press('Space')
  await expect(game.getByRole('button', { name: /隨機挖一格/ })).toBeEnabled()

  await page.goBack()
  const sheet = page.getByRole('dialog', { name: '要離開遊戲嗎？' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const before = await round.textContent()
  await page.keyboard.press('Space')
  await expect.poll(() => round.textContent()).not.toBe(before)
})
