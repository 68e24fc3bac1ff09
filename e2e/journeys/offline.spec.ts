import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test('going offline keeps typed text, and coming back online is announced', async ({
  page,
  context,
  player,
}) => {
  await open(page, '/deposit', player)
  const amount = page.getByLabel('存款金額（TWD）')
  await amount.fill('1500')
  await context.setOffline(true)
  const overlay = page.getByRole('alertdialog', { name: '網路連線中斷' })
  await expect(overlay).toBeVisible()
  await context.setOffline(false)
  await expect(overlay).toBeHidden()
  await expect(page.getByText('已連線', { exact: true })).toBeVisible()
  await expect(amount).toHaveValue(/1,?500/)
})

test('the offline overlay can be closed', async ({ page, context }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  await waitForHydration(page)
  await context.setOffline(true)
  const overlay = page.getByRole('alertdialog', { name: '網路連線中斷' })
  await overlay.getByRole('button').first().click()
  await expect(overlay).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('已連線', { exact: true })).toBeVisible()
})
