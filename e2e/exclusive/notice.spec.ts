import { entryText } from '../../apps/player/src/features/account/login/entry-text.ts'
import { noticesText } from '../../apps/player/src/features/inbox/notices/notices-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

const TITLE = { 'zh-TW': '系統升級公告', en: 'An upgrade tonight' }
const CONTENT = { 'zh-TW': '今晚十點起升級兩小時', en: 'Two hours from ten o’clock on' }

let noticeId: string | undefined

test.beforeEach(async () => {
  const answer = await sandbox.operate('publish-notice', {
    title: TITLE,
    content: CONTENT,
    opens: true,
  })
  noticeId = JSON.stringify(answer).match(/"notice_id":"(\d+)"/)?.[1]
})
test.afterEach(() => sandbox.operate('withdraw-notice', { notice_id: noticeId }))

test('§2: a popup notice opens once, and not during registration', async ({ page, text }) => {
  const popup = page.getByRole('dialog', { name: text(TITLE) })
  await open(page, '/register')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel(text(entryText).phone)).toBeVisible()
  await expect(popup).toBeHidden()

  await page.evaluate("location.hash = '#/service'")
  await expect(popup).toBeVisible()
  await expect(popup.getByText(text(CONTENT))).toBeVisible()
  await expectAccessibleOverlay(page)
  await popup.getByRole('button', { name: text(noticesText).known }).click()
  await expect(popup).toBeHidden()
  await page.goto('/#/mine')
  await page.reload()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(popup).toBeHidden()
})
