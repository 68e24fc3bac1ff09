import { callHall } from '../fixtures/hall-api.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, test } from '../fixtures/test.ts'

const both = (text: string) => ({ 'zh-TW': text, en: text })

test('a message arrives live, is read, and is deleted (§2 /message, §4)', async ({ page, player }) => {
  const { user_id } = await callHall('getUserInfo', {}, player)
  await open(page, '/message', player)
  await awake(page)
  await expect(page.getByRole('heading', { name: '訊息' })).toBeVisible()
  await sandbox.operate('message-player', {
    player_id: user_id,
    title: both('存款活動回饋'),
    content: both('<p>首存<strong>禮金</strong></p><script>document.title = "hurt"</script>'),
    target: '/deposit',
  })
  const row = page.getByRole('link', { name: /存款活動回饋/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('tab', { name: /全部.*1/ })).toBeVisible()

  await row.click()
  await expect(page.getByRole('heading', { name: '存款活動回饋' })).toBeVisible()
  await expect(page.locator('strong', { hasText: '禮金' })).toBeVisible()
  expect(await page.title()).not.toBe('hurt')
  await expect.poll(async () => (await callHall('getUserInfo', {}, player)).message_num).toBe(0)
  await expect(page.getByRole('link', { name: '前往查看' })).toHaveAttribute('href', '#/deposit')

  await page.getByRole('button', { name: '刪除', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click()
  await expect(page.getByRole('heading', { name: '訊息', exact: true })).toBeVisible()
  await expect(row).toBeHidden()
})
