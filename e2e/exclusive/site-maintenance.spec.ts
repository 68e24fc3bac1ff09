import { findAxeViolations } from '../fixtures/accessibility.ts'
import { baseUrl } from '../fixtures/api.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, waitForPush } from '../fixtures/test.ts'

const notice = { 'zh-TW': '資料庫升級中', en: 'We are upgrading our database' }

test.afterEach(() => sandbox.operate('open-site', {}))

test('§8, 10027: the site closes for maintenance, says why, and reopens by itself with typed text kept', async ({
  page,
  player,
}) => {
  const connected = waitForPush(page)
  await open(page, '/deposit', player)
  await connected
  const amount = page.getByLabel('存款金額（TWD）')
  await amount.fill('1234')

  // Later than any time to which another journey has moved the server's clock.
  const until = new Date(Date.now() + 365 * 86_400_000).toISOString()
  await sandbox.operate('close-site', { notice, until })
  await expect(page.getByRole('heading', { name: /暫停服務/ })).toBeVisible()
  await expect(page.getByText(notice['zh-TW'])).toBeVisible()
  await expect(page.getByText(/預計恢復時間/)).toBeVisible()
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(amount).toBeHidden()
  expect(await findAxeViolations(page)).toEqual([])
  await page.screenshot({ path: 'e2e/screenshots/closed.dark.zh-TW.png' })
  const refused = await page.request.post(`${baseUrl()}/api/user/info`, {
    data: {},
    headers: { authorization: `Bearer ${player.token}` },
  })
  expect(await refused.json()).toMatchObject({ code: 10027 })

  // New visitors see the same message at once.
  const visitor = await page.context().newPage()
  await visitor.goto(`${baseUrl()}/`)
  await expect(visitor.getByText(notice['zh-TW'])).toBeVisible()

  await sandbox.operate('open-site', {})
  await expect(amount).toHaveValue('1,234')
  await expect(amount).toBeVisible()
  await expect(visitor.getByRole('heading', { name: '熱門遊戲' })).toBeVisible()
  await page.getByRole('button', { name: '建立存款訂單' }).click()
  await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
})
