import { gameFrame } from '../fixtures/game.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('a browser without storage shows a notice, and the rest works', async ({ page }) => {
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError') } })
  `)
  await open(page, '/')
  await expect(page.getByText('此瀏覽器不允許儲存資料，關閉分頁後需要重新登入。')).toBeVisible()
  await page
    .getByRole('link', { name: /龍門寶藏/ })
    .last()
    .click()
  await page.getByRole('button', { name: '免費試玩' }).click()
  await gameFrame(page)
})

test('a browser without WebSocket shows a notice, and the rest works', async ({ page, player }) => {
  await page.addInitScript('delete window.WebSocket')
  await open(page, '/deposit', player)
  await expect(page.getByText('此瀏覽器無法接收即時通知，請下拉頁面更新資料。')).toBeVisible()
  await page.getByLabel('存款金額（TWD）').fill('500')
  await page.getByRole('button', { name: '建立存款訂單' }).click()
  await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
})
