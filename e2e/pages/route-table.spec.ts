import type { Page } from '@playwright/test'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'
import { type RouteRow, routeTable } from './route-table.ts'

/** Problems of a route after opening it: wrong address or missing heading. */
async function lookAt(page: Page, { path }: RouteRow, address: string, heading: string): Promise<string[]> {
  await page.goto(`/#${path}`)
  const wrong: string[] = []
  try {
    await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${address}`, { timeout: 5_000 })
    await expect(
      page.getByRole('heading', { name: heading, exact: true }).filter({ visible: true }).first(),
    ).toBeVisible({ timeout: 5_000 })
  } catch {
    const headings = await page.getByRole('heading').filter({ visible: true }).allInnerTexts()
    wrong.push(`${path}: at ${decodeURIComponent(new URL(page.url()).hash)}, shows ${headings.join(', ')}`)
  }
  return wrong
}

test('§2: each route, opened by a visitor, shows its own content or asks for a login that knows the way back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await open(page, '/')
  await waitForHydration(page)
  const wrong: string[] = []
  for (const row of routeTable) {
    const target = row.path === '/wallet' ? '/walletHome' : row.path
    wrong.push(
      ...(row.access === 'guarded'
        ? await lookAt(page, row, `/login?to=${target}`, '歡迎回來')
        : await lookAt(page, row, row.path, row.heading)),
    )
  }
  expect(wrong).toEqual([])
})

test('§2: each route, opened by a player, shows its own content', async ({ page, player }) => {
  test.setTimeout(180_000)
  await open(page, '/', player)
  await waitForHydration(page)
  const wrong: string[] = []
  for (const row of routeTable)
    wrong.push(
      ...(row.access === 'guests'
        ? await lookAt(page, row, '/', '熱門遊戲')
        : await lookAt(page, row, row.to ?? row.path, row.heading)),
    )
  expect(wrong).toEqual([])
})

for (const path of ['/activityApply/6', '/wallet/walletHome/dec/USDT'])
  test(`§2: a login asked for by ${path} comes back to it`, async ({ page, player }) => {
    await open(page, path)
    await expect(page).toHaveURL(/#\/login\?to=/)
    await page.getByLabel('帳號', { exact: true }).fill(player.account)
    await page.getByLabel('密碼', { exact: true }).fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.hash === `#${path}`)
  })
