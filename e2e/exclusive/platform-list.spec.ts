import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test("§4 target 'list': a platform's tile opens its list, a game opens from there, and back returns to the tile", async ({
  page,
  player,
}) => {
  await open(page, '/', player)
  await waitForHydration(page)
  const tile = page.getByRole('link', { name: /極光桌遊/ }).last()
  await tile.click()
  await expect(page).toHaveURL(/#\/gameListItem\?/)
  await expect(page.getByRole('heading', { name: '極光桌遊' })).toBeVisible()
  await page.getByRole('link', { name: /輪盤/ }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/#\/startGame\?gid=roulette/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/gameListItem\?/)
  await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(tile).toBeVisible()
})
