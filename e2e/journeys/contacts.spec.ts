import { errorCatalogue } from '@gamehall/contract'
import { textOf, verifyText } from '../../apps/player/src/features/account/contacts/contact-text.ts'
import { settingText } from '../../apps/player/src/features/account/setting-text.ts'
import { baseUrl, callHall } from '../fixtures/hall-api.ts'
import { inventPlayer, waitForCode } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§2 another phone: the old one is proved, the new one gets a code, and logs in from then on', {
  tag: '@each',
}, async ({ page, player, language, text }) => {
  const words = textOf('phone', language)
  const { phone } = inventPlayer()
  await open(page, '/setting', player)
  await page.getByRole('link', { name: text(settingText).phone }).click()
  await page.getByRole('button', { name: words.sendToOld }).click()
  await expect(page).toHaveURL(/verification_phone_code/)
  await page.getByLabel(words.codeLabel).fill(await waitForCode(player.phone))

  await expect(page.getByLabel(words.next)).toBeVisible()
  await page.getByLabel(words.next).fill(phone)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(text(verifyText).sentTo(phone)).first()).toBeVisible()
  const code = await waitForCode(phone)
  await page.getByLabel(words.codeLabel).fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText(text(errorCatalogue[10014]))).toBeVisible()
  await page.getByLabel(words.codeLabel).fill(code)

  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await page.getByRole('button', { name: text(verifyText).finish }).click()
  await expect(page.getByRole('heading', { name: text(settingText).settings })).toBeVisible()
  await expect(page.getByText(`${phone.slice(0, 4)}***${phone.slice(-3)}`)).toBeVisible()

  await callHall('sendSmsCode', { phone, purpose: 'login' })
  const { user } = await callHall('loginByPhone', { phone, code: await waitForCode(phone) })
  expect(user.user_acc).toBe(player.account)
})

test('§2 a first email; going back to correct it sends to the other mailbox', {
  tag: '@each',
}, async ({ page, player, language, text }) => {
  const words = textOf('email', language)
  const name = player.account.toLowerCase()
  await open(page, '/setting', player)
  await page.getByRole('link', { name: text(settingText).email }).click()
  await page.getByLabel(words.label, { exact: true }).fill(`${name}@wrong.example`)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(/verification_email_code/)
  await page.goBack()
  await page.getByLabel(words.label, { exact: true }).fill(`${name}@example.com`)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByLabel(words.codeLabel).fill(await waitForCode(`${name}@example.com`))
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await expect(page.getByText(`${name.slice(0, 1)}***@example.com`)).toBeVisible()
})

test('a code page that is opened without a code leads to the beginning', async ({ page, player }) => {
  await open(page, '/verification_phone_code', player)
  await expect(page).toHaveURL(/#\/bind_phone/)
})

test('§2 a nickname and a password are changed, in English too', async ({ page, player }) => {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: baseUrl() }])
  await open(page, '/setting', player)
  await page.getByRole('link', { name: /Nickname/ }).click()
  await page.getByLabel('Nickname').fill('Lucky Ming')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lucky Ming')).toBeVisible()

  await page.getByRole('link', { name: /Change login password/ }).click()
  await page.getByLabel('Current password').fill('wrong123')
  await page.getByLabel('New password').fill('Changed456')
  await page.getByLabel('Confirm password').fill('Changed456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Wrong login password')).toBeVisible()
  await page.getByLabel('Current password').fill(player.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await callHall('loginByAccount', { account: player.account, password: 'Changed456' })
})
