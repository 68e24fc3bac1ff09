import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test('a page whose script fails to load shows an error and loads on retry', async ({ page, player }) => {
  await open(page, '/', player)
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  await waitForHydration(page)
  await page.route(/setting-page[^/]*\.js$/, (route) => route.abort())
  await page.evaluate("location.hash = '#/setting'")
  const failure = page.getByRole('alert').filter({ hasText: '這個頁面發生錯誤' })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: '回首頁' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
})

test('lost requests of a page are retried, and failing overlays do not break it', async ({
  page,
  player,
}) => {
  const lost: string[] = []
  // The first two responses for the entry, the overlay script and its stylesheet each fail.
  await page.route(/assets\/(index-[^/]*\.js|shell-overlays-[^/]*)$/, (route) => {
    const address = route.request().url()
    const isLost = lost.filter((one) => one === address).length < 2
    if (isLost) lost.push(address)
    return isLost ? route.abort('connectionreset') : route.continue()
  })
  await open(page, '/deposit', player)
  await expect(page.getByLabel('存款金額（TWD）')).toBeVisible()
  await waitForHydration(page)
  expect(new Set(lost).size, 'something of each was lost').toBeGreaterThanOrEqual(2)
})
