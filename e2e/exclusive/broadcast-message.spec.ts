import { labelText } from '@gamehall/ui/i18n/label-text.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, waitForPush } from '../fixtures/test.ts'

const TITLE = { 'zh-TW': '週末加碼', en: 'More this weekend' }
const CONTENT = { 'zh-TW': '全館返水加倍', en: 'Twice the rebate in every game' }

test.use(ENGLISH)

test('§4: a broadcast message appears below the header in open apps and opens on tap', async ({
  page,
  player,
  text,
}) => {
  const isListening = waitForPush(page)
  await open(page, '/mine', player)
  await isListening
  await sandbox.operate('message-everyone', { title: TITLE, content: CONTENT })
  const toast = page.getByRole('button', { name: text(CONTENT) }).filter({ hasText: text(TITLE) })
  await expect(toast).toBeVisible()
  const bell = page.getByRole('link', { name: text(labelText).unread(1) })
  await expect(bell.first()).toBeVisible()
  const [box, header] = [await toast.boundingBox(), await page.locator('header').first().boundingBox()]
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  await toast.click()
  await expect(page).toHaveURL(/#\/message\/\d+/)
  await expect(page.getByRole('heading', { name: text(TITLE) })).toBeVisible()
})
