import { sessionsText } from '../../apps/player/src/features/account/sessions/sessions-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('devices and logins: the current and earlier ones, and each login’s result', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(sessionsText)
  const client_info = { type: 'browser', core: 'Safari', device_name: 'iPhone', version: '18' }
  const { account, password } = player
  await callApi('loginByAccount', { account, password, client_info })
  const { token, wsInfo } = await callApi('loginByAccount', {
    account,
    password,
    client_info: { ...client_info, core: 'Chrome', device_name: 'Windows' },
  })
  await open(page, '/devices', { ...player, token, socketUrl: wsInfo.url })
  await expect(page.getByRole('heading', { name: 'Windows · Chrome' })).toBeVisible()
  await page.getByRole('button', { name: words.signOut }).click()
  const question = page.getByRole('alertdialog', { name: words.signOutTitle })
  await question.getByRole('button', { name: words.signOut }).click()
  await expect(page.getByText(words.signedOut(0))).toBeVisible()

  await page.getByRole('link', { name: words.record }).click()
  await page.getByRole('button', { name: /iPhone · Safari/ }).click()
  const sheet = page.getByRole('dialog', { name: 'iPhone · Safari' })
  await expect(sheet.getByText(words.end_replaced)).toBeVisible()
  await expect(sheet.getByText(words.method_password)).toBeVisible()
  await expectAccessibleOverlay(page)
})
