import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test('the lobby begins with a player’s starred games; from it the player sees all of a category or a platform, sorts and searches them, and comes back; a login on another phone finds the stars', async ({
  browser,
  page,
  player,
}) => {
  await open(page, '/', player)
  await waitForHydration(page)
  const tiles = page.locator('[data-gid]')
  const starred = tiles.filter({ has: page.getByRole('button') }).nth(3)
  const gid = await starred.getAttribute('data-gid')
  await starred.getByRole('button').click()
  await expect(tiles.first()).not.toHaveAttribute('data-gid', gid ?? '')
  await page.reload()
  await expect(tiles.first()).toHaveAttribute('data-gid', gid ?? '')
  await page.getByRole('button', { name: '桌遊', exact: true }).click()
  await page.getByRole('link', { name: '全部桌遊' }).click()
  const list = page.getByRole('main').filter({ visible: true })
  await expect(page).toHaveURL(/#\/gameListItem\?category=tables$/)
  await expect(
    page.getByRole('heading', { name: '桌遊', exact: true }).filter({ visible: true }),
  ).toBeVisible()
  // Baccarat is a table game at another platform (0152).
  for (const name of [/輪盤/, /百家樂/, /骰寶/]) await expect(list.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: '返還率' }).click()
  await page.getByRole('searchbox', { name: '在此列表中搜尋' }).fill('21')
  await expect(list.getByRole('link', { name: /輪盤/ })).toBeHidden()
  await expect(list.getByRole('link', { name: /21 點/ })).toBeVisible()

  await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click()
  await expect(page.getByRole('link', { name: '全部桌遊' })).toBeVisible()
  await page.getByRole('button', { name: '熱門', exact: true }).click()
  await page.getByRole('button', { name: '極光即時' }).click()
  await page.getByRole('link', { name: '全部極光即時' }).click()
  await expect(page).toHaveURL(/#\/gameListItem\?api_key=aurora_instant$/)
  await expect(page.getByRole('heading', { name: '極光即時' }).filter({ visible: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /礦坑尋寶/ })).toBeVisible()

  await test.step('on another phone, beside what was starred there before the login', async () => {
    const other = await (await browser.newContext()).newPage()
    const tilesThere = other.locator('[data-gid]')
    await open(other, '/')
    await waitForHydration(other)
    const starredThere = tilesThere.filter({ has: other.getByRole('button') }).nth(1)
    const gidThere = await starredThere.getAttribute('data-gid')
    await starredThere.getByRole('button').click()
    await other.goto('/#/login?to=%2F')
    await other.getByLabel('帳號', { exact: true }).fill(player.account)
    await other.getByLabel('密碼', { exact: true }).fill(player.password)
    await other.keyboard.press('Enter')
    await expect(tilesThere.first()).toHaveAttribute('data-gid', gidThere ?? '')
    await expect(tilesThere.nth(1)).toHaveAttribute('data-gid', gid ?? '')
    await other.getByRole('button', { name: '收藏', exact: true }).click()
    await expect(other.getByRole('button', { name: /^取消收藏/ })).toHaveCount(2)
    await other.context().close()
  })
})
