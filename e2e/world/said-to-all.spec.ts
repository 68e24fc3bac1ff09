import { fund } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, test } from '../fixtures/test.ts'

test('a message to everybody arrives where the app is open, below the header, and opens by a tap (§4)', async ({
  page,
  player,
}) => {
  await fund(player, 500)
  await open(page, '/mine', player)
  await awake(page)
  const bell = page.getByRole('link', { name: /^訊息 1 則未讀/ })
  await expect(bell.first()).toBeVisible()
  const both = (text: string) => ({ 'zh-TW': text, en: text })
  await expect(async () => {
    await sandbox.operate('message-everyone', { title: both('週末加碼'), content: both('全館返水加倍') })
    await expect(page.getByRole('button', { name: /週末加碼：全館返水加倍/ }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  const toast = page.getByRole('button', { name: /週末加碼：全館返水加倍/ }).first()
  const [box, header] = [await toast.boundingBox(), await page.locator('header').first().boundingBox()]
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  await toast.click()
  await expect(page).toHaveURL(/#\/message\/\d+/)
  await expect(page.getByRole('heading', { name: '週末加碼' })).toBeVisible()
})
