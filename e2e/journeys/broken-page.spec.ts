import { awake, expect, open, test } from '../fixtures/test.ts'

test('a page whose script does not arrive says so, and comes when it does', async ({ page, player }) => {
  await open(page, '/', player)
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  await awake(page)
  await page.route(/setting-page[^/]*\.js$/, (route) => route.abort())
  await page.evaluate("location.hash = '#/setting'")
  const failure = page.getByRole('alert').filter({ hasText: '這個頁面發生錯誤' })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: '回首頁' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
})
