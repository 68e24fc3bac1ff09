import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, test } from '../fixtures/test.ts'

let noticeId: string | undefined

test.beforeEach(async () => {
  const both = (text: string) => ({ 'zh-TW': text, en: text })
  const answer = await sandbox.operate('publish-notice', {
    title: both('系統升級公告'),
    content: both('今晚十點起升級兩小時'),
    opens: true,
  })
  noticeId = JSON.stringify(answer).match(/"notice_id":"(\d+)"/)?.[1]
})
test.afterEach(() => sandbox.operate('withdraw-notice', { notice_id: noticeId }))

test('a notice that opens by itself comes up once, and leaves who registers in peace (§2)', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: '系統升級公告' })
  await open(page, '/register')
  await awake(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('手機號碼')).toBeVisible()
  await expect(popup).toBeHidden()

  await page.evaluate("location.hash = '#/service'")
  await expect(popup).toBeVisible()
  await expect(popup.getByText('今晚十點起升級兩小時')).toBeVisible()
  await popup.getByRole('button', { name: '我知道了' }).click()
  await expect(popup).toBeHidden()
  await page.goto('/#/mine')
  await page.reload()
  await awake(page)
  await page.waitForLoadState('networkidle')
  await expect(popup).toBeHidden()
})
