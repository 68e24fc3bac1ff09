import { crc32, deflateSync } from 'node:zlib'
import { callHall } from '../fixtures/hall-api.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, seen, test } from '../fixtures/test.ts'

test('a player talks with customer service: text, picture, answer, seen (§2 /service)', async ({
  page,
  player,
}) => {
  await open(page, '/service', player)
  await page.getByRole('link', { name: /線上客服/ }).click()
  await expect(seen(page, '您好，請問有什麼可以協助您？')).toBeVisible()
  await page.getByRole('textbox', { name: '輸入訊息' }).fill('存款還沒入帳\n訂單如附圖')
  await page.getByRole('button', { name: '傳送', exact: true }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('存款還沒入帳')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: redDot() })
  await expect(log.getByRole('img', { name: '您傳送的圖片' })).toBeVisible()
  await expect(log.getByText('傳送中…')).toHaveCount(0)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('請選擇 10 MB 以下的 JPG、PNG 或 WebP 圖片')).toBeVisible()

  const { user_id } = await callHall('getUserInfo', {}, player)
  await sandbox.operate('answer-conversation', { player_id: user_id, text: '已為您處理，請查看餘額' })
  await expect(log.getByText('已為您處理，請查看餘額')).toBeVisible()
  await expect(log.getByText(/已讀/)).toBeVisible()
  await expect.poll(async () => (await callHall('getSupportConversation', {}, player)).unread_count).toBe(0)

  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/#\/service$/)
  // Left behind for good: while it is there, it reads what comes.
  await expect(log).toBeHidden()
  await sandbox.operate('answer-conversation', { player_id: user_id, text: '還有其他問題嗎？' })
  const tab = page.getByRole('navigation').getByRole('link', { name: /客服/ })
  await expect(tab).toContainText('1')
  await page.getByText('還有其他問題嗎？').click()
  await expect(page).toHaveURL(/#\/service\/chat$/)
})

test('what cannot be sent stays, and goes once it can', async ({ page, player }) => {
  await open(page, '/service/chat', player)
  await page.route('**/api/sys/customer/send', (route) => route.abort())
  await page.getByRole('textbox', { name: '輸入訊息' }).fill('有人在嗎')
  await page.getByRole('button', { name: '傳送', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '未送出' })).toBeVisible()
  await page.unroute('**/api/sys/customer/send')
  await page.getByRole('button', { name: '重新傳送' }).click()
  await expect(page.getByText(/未送出|傳送中/)).toHaveCount(0)
  expect(await callHall('listSupportMessages', {}, player)).toMatchObject({
    total: 1,
    list: [{ text: '有人在嗎' }],
  })
})

test('help is found by its words, and leads to where it is done (§2 /help)', async ({ page }) => {
  await open(page, '/mine')
  await awake(page)
  await page.getByRole('link', { name: '說明中心' }).click()
  await page.getByRole('searchbox').fill('TRC20 確認')
  await page.getByRole('link', { name: /USDT（TRC20）存款/ }).click()
  await expect(page.getByRole('heading', { name: 'USDT（TRC20）存款' })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('TRC20 確認')

  await page.getByRole('searchbox').fill('zzzz')
  await expect(seen(page, '找不到相關說明')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: /帳號與登入/ }).click()
  await page.getByRole('link', { name: /如何註冊帳號/ }).click()
  await page.getByRole('link', { name: '前往註冊' }).click()
  await expect(page).toHaveURL(/#\/register$/)
  await page.goto('/#/problem_detail?id=no-such')
  await expect(seen(page, '這篇說明已移除')).toBeVisible()
})

/** A PNG of one red pixel. */
function redDot(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const foot = Buffer.alloc(4)
    foot.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, foot])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixel = deflateSync(Buffer.from([0, 255, 0, 0]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixel),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
