import type { Page } from '@playwright/test'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

/** The entry of an overlay comes in the task after the one that shows it. */
const waitForEntry = (page: Page) => expect.poll(() => page.evaluate('history.state.overlays')).toBe(1)

test('back closes the topmost dialog or sheet first, then leaves the page', async ({ page, player }) => {
  await open(page, '/mine', player)
  await waitForHydration(page)
  await page.getByRole('link', { name: /交易紀錄/ }).click()
  await expect(page).toHaveURL(/#\/transaction_record$/)
  await page.getByRole('button', { name: /日期|期間/ }).click()
  const days = page.getByRole('dialog')
  await expect(days).toBeVisible()
  await waitForEntry(page)
  await page.goBack()
  await expect(days).toBeHidden()
  await expect(page).toHaveURL(/#\/transaction_record$/)
  await page.goForward()
  await expect(page).toHaveURL(/#\/transaction_record$/)
  await expect(days).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine$/)

  await page.getByRole('link', { name: '設定', exact: true }).first().click()
  await expect(page).toHaveURL(/#\/setting$/)
  await page.getByRole('button', { name: '登出', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: '登出', exact: true }).click()
  await expect(question).toBeVisible()
  await waitForEntry(page)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: '登出', exact: true })).toBeVisible()

  // Opened across a reload, it closes and leaves no history entry.
  await page.getByRole('button', { name: '登出', exact: true }).click()
  await waitForEntry(page)
  await page.reload()
  await expect(page.getByRole('button', { name: '登出', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('history.state.overlays ?? 0')).toBe(0)
})
