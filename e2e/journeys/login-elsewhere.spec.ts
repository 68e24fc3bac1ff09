import { callHall } from '../fixtures/hall-api.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('a login elsewhere ends this one and says so', async ({ page, player }) => {
  const isConnected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => socket.once('framereceived', () => resolve()))
  })
  await open(page, '/deposit', player)
  await expect(page.getByLabel('存款金額（TWD）')).toBeVisible()
  await isConnected

  await callHall('loginByAccount', { account: player.account, password: player.password })

  await expect(page).toHaveURL(/#\/login/)
  await expect(page.getByText(/其他裝置|別處|重複登入/).first()).toBeVisible()
  expect(await page.evaluate('sessionStorage.getItem("token")')).toBeNull()
})
