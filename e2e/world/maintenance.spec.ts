import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, seen, test } from '../fixtures/test.ts'

test.afterEach(() => sandbox.operate('set-platform-maintenance', { api_key: 'aurora_slots', is_on: false }))

test('a platform in maintenance is marked, and its games say so', async ({ page, player }) => {
  await sandbox.operate('set-platform-maintenance', { api_key: 'aurora_slots', is_on: true })
  await open(page, '/', player)
  const tile = page.getByRole('link', { name: /龍門寶藏/ }).last()
  await expect(seen(page, '維護中')).toBeVisible()
  await awake(page)
  await tile.click()
  await expect(page.getByText('龍門寶藏 維護中，請稍後再試')).toBeVisible()

  await page.goto('/#/startGame?gid=dragon-gate')
  await expect(page.getByText('無法進入遊戲', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).last().click()
  await expect(page).toHaveURL(/#\/$/)
})
