import { awake, expect, open, test } from '../fixtures/test.ts'

test('a step back closes the topmost question or sheet and stays; the next leaves the page', async ({
  page,
  player,
}) => {
  await open(page, '/mine', player)
  await awake(page)
  await page.getByRole('link', { name: /交易紀錄/ }).click()
  await expect(page).toHaveURL(/#\/transaction_record$/)
  await page.getByRole('button', { name: /日期|期間/ }).click()
  const days = page.getByRole('dialog')
  await expect(days).toBeVisible()
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
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: '登出', exact: true })).toBeVisible()

  // Opened over a reload, it is closed and leaves no step behind.
  await page.getByRole('button', { name: '登出', exact: true }).click()
  await expect.poll(() => page.evaluate('history.state.overlays')).toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: '登出', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('history.state.overlays ?? 0')).toBe(0)
})
